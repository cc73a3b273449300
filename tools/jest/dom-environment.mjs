/** jsdom, plus the APIs it lacks, from Node.js. */
import { TestEnvironment } from "jest-environment-jsdom";

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { AbortController, AbortSignal, fetch, Response, TextEncoder });
  }
}
