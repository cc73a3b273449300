/** The protocol of Decap's proxy backend: each request to its one address has an action and parameters. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Change } from "../../content-edits/changes";
import { Refusal } from "../../support/refusal";
import { toMediaName } from "../entry/media-address";
import { type ContentStore, entryFileOf, mediaFileOf } from "./content-store";
import { prepareUpload } from "./upload";

const assetModel = z.object({ path: z.string(), content: z.string(), encoding: z.literal("base64") });
const dataFileModel = z.object({ path: z.string(), raw: z.string(), newPath: z.string().optional() });

const action = <Name extends string, Params extends z.ZodRawShape>(name: Name, params: Params) =>
  z.object({ action: z.literal(name), params: z.object(params) });

/** A request from Decap. Its editorial workflow is not supported, because drafts are kept in Git. */
export const requestModel = z.discriminatedUnion("action", [
  z.object({ action: z.literal("info") }),
  action("entriesByFolder", { folder: z.string(), extension: z.string() }),
  action("entriesByFiles", { files: z.array(z.object({ path: z.string(), label: z.string().optional() })) }),
  action("getEntry", { path: z.string() }),
  action("persistEntry", { dataFiles: z.array(dataFileModel), assets: z.array(assetModel) }),
  action("getMedia", {}),
  action("getMediaFile", { path: z.string() }),
  action("persistMedia", { asset: assetModel }),
  action("deleteFiles", { paths: z.array(z.string()).min(1) }),
]);

type CmsRequest = z.output<typeof requestModel>;

/** Only pictures are sent with their content; Decap keeps everything that it receives in memory, so films are sent by name only. */
const PICTURE = /\.(?:jpe?g|png|svg|webp)$/u;

const idOf = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");

const entry = (store: ContentStore, path: string, { label, tab }: { label?: string | undefined; tab?: string } = {}) => {
  const data = store.read(path, tab) ?? null;
  return { data, file: { path, label, id: data === null ? null : idOf(data) } };
};

const entries = (store: ContentStore, files: readonly { path: string; label?: string | undefined }[]) =>
  files.map(({ path, label }) => entry(store, path, { label }));

const mediaFile = async (store: ContentStore, path: string) => {
  const name = toMediaName(path);
  const content = PICTURE.test(path) ? await readFile(join(store.folder, "media", path)) : Buffer.alloc(0);
  return { id: idOf(name), name, path: `content/media/${name}`, content: content.toString("base64"), encoding: "base64" };
};

const assetChange = async ({ path: named, content }: z.output<typeof assetModel>): Promise<Change & { content: Buffer }> => {
  const path = mediaFileOf(named);
  return { path, content: await prepareUpload(path, Buffer.from(content, "base64")) };
};

const pathOfAny = (path: string): string => (path.startsWith("content/media/") ? mediaFileOf(path) : entryFileOf(path).path);

type Entry = Extract<CmsRequest, { action: "persistEntry" }>["params"];

const persistEntry = async (store: ContentStore, tab: string, { dataFiles, assets }: Entry) => {
  if (dataFiles.some(({ path, newPath }) => newPath !== undefined && newPath !== path)) {
    throw new Refusal("A file's name is its address. Rename it with Git, and add the old address to redirects.yaml.");
  }
  await store.write(tab, async () => [
    ...(await Promise.all(assets.map(assetChange))),
    ...dataFiles.map(({ path, raw }) => store.merged(tab, path, raw)),
  ]);
  return { message: "The entry was saved." };
};

/** Performs a tab's request and returns the answer. Rejects with a refusal that Decap shows. */
export const perform = async (store: ContentStore, tab: string, request: CmsRequest): Promise<unknown> => {
  switch (request.action) {
    case "info":
      return { repo: "content", publish_modes: ["simple"], type: "local_fs" };
    case "entriesByFolder": {
      const paths = await store.list(request.params.folder, request.params.extension);
      return entries(
        store,
        paths.map((path) => ({ path })),
      );
    }
    case "entriesByFiles":
      return entries(store, request.params.files);
    case "getEntry":
      // Decap uses this action to fill a form, so the tab's version is remembered.
      return entry(store, request.params.path, { tab });
    case "persistEntry":
      return persistEntry(store, tab, request.params);
    case "getMedia":
      return Promise.all((await store.media()).map((path) => mediaFile(store, path)));
    case "getMediaFile":
      return mediaFile(store, mediaFileOf(request.params.path).slice("media/".length));
    case "persistMedia": {
      const change = await assetChange(request.params.asset);
      await store.write(tab, async () => [change]);
      return mediaFile(store, change.path.slice("media/".length));
    }
    case "deleteFiles":
      await store.write(tab, async () => request.params.paths.map((path) => ({ path: pathOfAny(path), content: undefined })));
      return { message: "The files were deleted." };
  }
};
