import type { onRequestAsyncHookHandler } from "fastify";

/**
 * A hook that answers 405, with the `Allow` header, to every other method. It runs before the body is read, so a wrong method is rejected
 * whatever it carries.
 */
export const allowOnly =
  (...methods: string[]): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (methods.includes(request.method)) return;

    const allow = methods.join(", ");
    return reply
      .code(405)
      .header("allow", allow)
      .send({ error: `This address answers to ${allow} only.` });
  };
