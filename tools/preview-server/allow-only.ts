import type { onRequestAsyncHookHandler } from "fastify";

/**
 * A hook that answers every other method with 405 and the `Allow` header. It runs before the body is read, so that a wrong method is
 * rejected whatever its body.
 */
export const allowOnly =
  (...methods: string[]): onRequestAsyncHookHandler =>
  async (request, reply) => {
    if (methods.includes(request.method)) return;

    const allow = methods.join(", ");
    return reply
      .code(405)
      .header("allow", allow)
      .send({ error: `This address accepts ${allow} only.` });
  };
