/** The YAML language server as VS Code's extension runs it: a process that is asked over its standard streams (LSP). */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A place as LSP counts: line and character from 0. */
export interface Position {
  line: number;
  character: number;
}

/** What is underlined. */
export interface Diagnostic {
  range: { start: Position; end: Position };
  message: string;
}

/** What is offered while typing. */
export interface Completion {
  label: string;
  documentation?: string | { value: string };
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
}

type Settings = Readonly<Record<string, unknown>>;

/** Settings as the server asks for them: `{ "yaml.schemas": x }` has the section `yaml` with the key `schemas`. */
const sectionOf = (settings: Settings, section: string): unknown => {
  if (section in settings) return settings[section];
  const prefix = `${section}.`;
  const entries = Object.entries(settings).filter(([key]) => key.startsWith(prefix));
  return entries.length === 0 ? null : Object.fromEntries(entries.map(([key, value]) => [key.slice(prefix.length), value]));
};

const encode = (message: Message): string => {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

/** Takes whole messages off the front of what has arrived. */
const decode = (arrived: Buffer): { messages: Message[]; rest: Buffer } => {
  const messages: Message[] = [];
  let rest = arrived;
  for (;;) {
    const header = /^Content-Length: (\d+)\r\n(?:.+\r\n)*\r\n/u.exec(rest.toString("latin1"));
    const end = (header?.[0].length ?? 0) + Number(header?.[1] ?? 0);
    if (!header || rest.length < end) return { messages, rest };
    messages.push(JSON.parse(rest.subarray(header[0].length, end).toString()) as Message);
    rest = rest.subarray(end);
  }
};

/** A running language server for the workspace `root`. */
export class LanguageServer {
  private readonly process: ChildProcessWithoutNullStreams;
  private arrived: Buffer = Buffer.alloc(0);
  private nextId = 0;
  private readonly answers = new Map<number, (result: unknown) => void>();
  private readonly diagnostics = new Map<string, (found: Diagnostic[]) => void>();

  constructor(
    private readonly root: string,
    private readonly settings: Settings,
  ) {
    this.process = spawn(process.execPath, [join(root, "node_modules/yaml-language-server/bin/yaml-language-server"), "--stdio"]);
    this.process.stdout.on("data", (piece: Buffer) => {
      const { messages, rest } = decode(Buffer.concat([this.arrived, piece]));
      this.arrived = rest;
      messages.forEach((message) => {
        this.receive(message);
      });
    });
  }

  private send(message: Message): void {
    this.process.stdin.write(encode(message));
  }

  private receive({ id, method, params, result }: Message): void {
    if (method === "workspace/configuration") {
      const { items } = params as { items: { section: string }[] };
      this.send({ id, result: items.map(({ section }) => sectionOf(this.settings, section)) });
    } else if (method === "textDocument/publishDiagnostics") {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] };
      this.diagnostics.get(uri)?.(diagnostics);
    } else if (method !== undefined && id !== undefined) {
      this.send({ id, result: null });
    } else if (id !== undefined) {
      this.answers.get(id)?.(result);
    }
  }

  private request(method: string, params: unknown): Promise<unknown> {
    const id = (this.nextId += 1);
    this.send({ id, method, params });
    return new Promise((resolve) => this.answers.set(id, resolve));
  }

  private uriOf(path: string): string {
    return pathToFileURL(join(this.root, path)).href;
  }

  async start(): Promise<void> {
    const uri = pathToFileURL(this.root).href;
    await this.request("initialize", {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: "site" }],
      capabilities: {
        workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true }, workspaceFolders: true },
        textDocument: { hover: { contentFormat: ["markdown"] }, completion: { completionItem: { documentationFormat: ["markdown"] } } },
      },
    });
    this.send({ method: "initialized", params: {} });
    this.send({ method: "workspace/didChangeConfiguration", params: { settings: null } });
  }

  /** Opens a text under a path, as if it had been typed, and waits for what is underlined in it. */
  open(path: string, text: string): Promise<Diagnostic[]> {
    const uri = this.uriOf(path);
    const found = new Promise<Diagnostic[]>((resolve) => this.diagnostics.set(uri, resolve));
    this.send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "yaml", version: 1, text } } });
    return found;
  }

  async complete(path: string, position: Position): Promise<Completion[]> {
    const answer = await this.request("textDocument/completion", { textDocument: { uri: this.uriOf(path) }, position });
    return (answer as { items?: Completion[] } | null)?.items ?? [];
  }

  /** What is shown when the mouse rests at a place. */
  async hover(path: string, position: Position): Promise<string> {
    const answer = await this.request("textDocument/hover", { textDocument: { uri: this.uriOf(path) }, position });
    return (answer as { contents?: { value: string } } | null)?.contents?.value ?? "";
  }

  async stop(): Promise<void> {
    await this.request("shutdown", null);
    this.send({ method: "exit" });
    this.process.kill();
  }
}
