import * as lucide from "lucide";

/**
 * Icons by the names that content uses, which the content model takes from here. Every page with steps ships all of them, so none should be
 * unused.
 */
export const icons = {
  archive: lucide.Archive,
  banknote: lucide.Banknote,
  bell: lucide.Bell,
  blocks: lucide.Blocks,
  briefcase: lucide.Briefcase,
  building: lucide.Building,
  chart: lucide.ChartLine,
  check: lucide.Check,
  clipboard: lucide.ClipboardList,
  compass: lucide.Compass,
  contract: lucide.FileSignature,
  hidden: lucide.EyeOff,
  file: lucide.FileText,
  folder: lucide.FolderLock,
  globe: lucide.Globe,
  handshake: lucide.Handshake,
  key: lucide.Key,
  layers: lucide.Layers,
  map: lucide.Map,
  message: lucide.MessageSquare,
  network: lucide.Network,
  pen: lucide.PenLine,
  pie: lucide.ChartPie,
  presentation: lucide.Presentation,
  scale: lucide.Scale,
  search: lucide.Search,
  send: lucide.Send,
  star: lucide.Star,
  tag: lucide.Tag,
  target: lucide.Target,
  trend: lucide.TrendingUp,
  upload: lucide.Upload,
  member: lucide.UserCheck,
  users: lucide.Users,
  wallet: lucide.Wallet,
} satisfies Readonly<Record<string, lucide.IconNode>>;
