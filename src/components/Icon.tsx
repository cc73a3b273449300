import {
  Archive,
  Banknote,
  Bell,
  Blocks,
  Briefcase,
  Building,
  ChartLine,
  ChartPie,
  Check,
  ClipboardList,
  Compass,
  EyeOff,
  FileSignature,
  FileText,
  FolderLock,
  Globe,
  Handshake,
  type IconNode,
  Key,
  Layers,
  Map as MapIcon,
  MessageSquare,
  Network,
  PenLine,
  Presentation,
  Scale,
  Search,
  Send,
  Star,
  Tag,
  Target,
  TrendingUp,
  Upload,
  UserCheck,
  Users,
  Wallet,
} from "lucide";
import { Glyph } from "./Glyph";

/** Icons by the names that content uses. */
const icons = {
  archive: Archive,
  banknote: Banknote,
  bell: Bell,
  blocks: Blocks,
  briefcase: Briefcase,
  building: Building,
  chart: ChartLine,
  check: Check,
  clipboard: ClipboardList,
  compass: Compass,
  contract: FileSignature,
  hidden: EyeOff,
  file: FileText,
  folder: FolderLock,
  globe: Globe,
  handshake: Handshake,
  key: Key,
  layers: Layers,
  map: MapIcon,
  message: MessageSquare,
  network: Network,
  pen: PenLine,
  pie: ChartPie,
  presentation: Presentation,
  scale: Scale,
  search: Search,
  send: Send,
  star: Star,
  tag: Tag,
  target: Target,
  trend: TrendingUp,
  upload: Upload,
  member: UserCheck,
  users: Users,
  wallet: Wallet,
} satisfies Record<string, IconNode>;

/** Name of an icon; the content model allows the same names. */
type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** A line icon beside a text that says the same; assistive technology skips it. */
export const Icon = ({ name, size }: IconProps) => <Glyph of={icons[name]} size={size} strokeWidth={1.25} />;
