import {
  Archive, Banknote, Bell, Blocks, Briefcase, Building, Calendar, ChartLine, ChartPie, Check, ClipboardList, Compass, Database, Download,
  Eye, EyeOff, FileSignature, FileText, FolderLock, Funnel, Globe, Handshake, House, Key, Layers, List, Lock, type LucideIcon, Mail, Map as MapIcon,
  MessageSquare, Network, PenLine, Presentation, Scale, Search, Send, Settings, Shield, SlidersHorizontal, Sparkles, Star, Tag, Target,
  TrendingUp, Upload, UserCheck, UserPlus, Users, Vault, Wallet,
} from "lucide-react";

/** Drawings by the names that content uses (`iconNames` in the content model; a test keeps the two in step). */
export const icons: Readonly<Record<string, LucideIcon>> = {
  archive: Archive, banknote: Banknote, bell: Bell, blocks: Blocks, briefcase: Briefcase, building: Building, calendar: Calendar,
  chart: ChartLine, check: Check, clipboard: ClipboardList, compass: Compass, contract: FileSignature, database: Database,
  download: Download, eye: Eye, "eye-off": EyeOff, file: FileText, filter: Funnel, "folder-lock": FolderLock, globe: Globe,
  handshake: Handshake, home: House, key: Key, layers: Layers, list: List, lock: Lock, mail: Mail, map: MapIcon, message: MessageSquare,
  network: Network, pen: PenLine, "pie-chart": ChartPie, presentation: Presentation, scale: Scale, search: Search, send: Send,
  settings: Settings, shield: Shield, sliders: SlidersHorizontal, sparkles: Sparkles, star: Star, tag: Tag, target: Target,
  "trending-up": TrendingUp, upload: Upload, "user-check": UserCheck, "user-plus": UserPlus, users: Users, vault: Vault, wallet: Wallet,
};

/** Props of {@link Icon}. */
export interface IconProps {
  /** A name from `icons`; the content check refuses others. */
  name: string;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** A line drawing beside a text that says the same; assistive technology skips it. */
export const Icon = ({ name, size = 24 }: IconProps) => {
  const Drawing = icons[name];
  return Drawing ? <Drawing size={size} strokeWidth={1.25} aria-hidden focusable={false} /> : null;
};
