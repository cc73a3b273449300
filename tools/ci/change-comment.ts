/** The one comment on a change (pull request, merge request) that our CI creates and later updates. */
import { Refusal } from "../commands/refusal";

/** Where a host of Git keeps the comments of a change. */
interface Comments {
  list: string;
  /** How to address and update an existing one. */
  one: (id: number) => string;
  update: "PATCH" | "PUT";
  headers: Readonly<Record<string, string>>;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A hidden marker that identifies our comment. */
const MARK = "<!-- content-diff -->";
/** GitHub accepts at most 65,536 characters. */
const LONGEST = 60_000;
const CUT = "\n\n(Truncated. The full report is an artefact of this run.)";

const onGitHub = ({ GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_REF, GITHUB_TOKEN }: Variables): Comments | undefined => {
  const [, number] = /^refs\/pull\/(\d+)\//u.exec(GITHUB_REF ?? "") ?? [];
  if (!GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN || number === undefined) return undefined;
  const issues = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues`;
  return {
    list: `${issues}/${number}/comments`,
    one: (id) => `${issues}/comments/${id}`,
    update: "PATCH",
    headers: { Authorization: `Bearer ${GITHUB_TOKEN}` },
  };
};

const onGitLab = (variables: Variables): Comments | undefined => {
  const { CI_API_V4_URL, CI_MERGE_REQUEST_PROJECT_ID, CI_MERGE_REQUEST_IID, CONTENT_DIFF_TOKEN } = variables;
  if (!CI_API_V4_URL || !CI_MERGE_REQUEST_PROJECT_ID || !CI_MERGE_REQUEST_IID || !CONTENT_DIFF_TOKEN) return undefined;
  const list = `${CI_API_V4_URL}/projects/${CI_MERGE_REQUEST_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`;
  return { list, one: (id) => `${list}/${id}`, update: "PUT", headers: { "PRIVATE-TOKEN": CONTENT_DIFF_TOKEN } };
};

const send = async (address: string, method: string, headers: Comments["headers"], body?: string): Promise<unknown> => {
  const answer = await fetch(address, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify({ body }) }),
  });
  if (!answer.ok) throw new Refusal(`${method} ${address} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

const PER_PAGE = 100;

/** Our comment among those of the change, which hosts paginate. */
const findMine = async ({ list, headers }: Pick<Comments, "list" | "headers">, page = 1): Promise<{ id: number } | undefined> => {
  const found = (await send(`${list}?per_page=${PER_PAGE}&page=${page}`, "GET", headers)) as { id: number; body: string }[];
  const mine = found.find(({ body }) => body.startsWith(MARK));
  return mine ?? (found.length < PER_PAGE ? undefined : findMine({ list, headers }, page + 1));
};

/** Creates or updates the comment. Returns a sentence about what was done: a change from a fork has no token and gets no comment. */
export const writeComment = async (markdown: string, variables: Variables): Promise<string> => {
  if (markdown.trim() === "") return "There is nothing to comment.";
  const comments = onGitHub(variables) ?? onGitLab(variables);
  if (!comments) return "No comment was created: this is not a change under review, or no token may comment.";
  const { list, one, update, headers } = comments;

  const mine = await findMine(comments);
  const body = `${MARK}\n${markdown.length > LONGEST ? `${markdown.slice(0, LONGEST)}${CUT}` : markdown}`;
  await (mine ? send(one(mine.id), update, headers, body) : send(list, "POST", headers, body));
  return mine ? "The comment was updated." : "The comment was created.";
};
