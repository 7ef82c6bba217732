const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom in Jest, with what Node.js has and this environment hides. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { fetch, Request, Response, Headers, ReadableStream, TextEncoder, TextDecoder } =
      globalThis;
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TextEncoder,
      TextDecoder,
    });
  }
};
