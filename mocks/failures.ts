import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { contactUsPath } from "./contact-us";
import { featuredInPath } from "./featured-in";

/** How long a silent call is left hanging: longer than any visitor waits, shorter than a test run. */
const silenceMs = 30_000;

/** The calls that can be made to fail. */
const targets = { "contact-us": contactUsPath, featuredIn: featuredInPath };

/** The failures that need a real browser; unit tests cover the others. */
const failures = {
  "500": (reply: FastifyReply) => reply.code(500).send({ error: "This failure was requested." }),

  silence: (reply: FastifyReply) => {
    const { raw } = reply.hijack();
    const hangUp = setTimeout(() => raw.destroy(), silenceMs);
    raw.once("close", () => clearTimeout(hangUp));
  },
};

const order = z.strictObject({
  target: z.enum(["contact-us", "featuredIn"]),
  mode: z.enum(["ok", "500", "silence"]),
  /** How many calls fail before they succeed again; without it, all of them until changed. */
  times: z.int().positive().default(Infinity),
});

/**
 * Adds `POST /mock/failures`, which takes an order, answers 204 and makes the target's calls fail from then on. For tests only: browser
 * journeys and unit tests drive the same switch.
 */
export function addFailureControls(server: FastifyInstance): void {
  const pending = new Map<string, { mode: keyof typeof failures; left: number }>();

  server.post("/mock/failures", async (request, reply) => {
    const { success, data, error } = order.safeParse(request.body);
    if (!success) return reply.code(422).send({ error: z.prettifyError(error) });

    const path = targets[data.target];
    if (data.mode === "ok") pending.delete(path);
    else pending.set(path, { mode: data.mode, left: data.times });
    return reply.code(204).send();
  });

  server.addHook("onRequest", async (request, reply) => {
    const path = request.routeOptions.url ?? "";
    const failure = pending.get(path);
    if (!failure) return;

    failure.left -= 1;
    if (failure.left <= 0) pending.delete(path);
    failures[failure.mode](reply);
    return reply;
  });
}
