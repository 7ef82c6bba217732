const { startSandbox } = require('vendor-portal/testing');

/** Starts one sandbox for all tests. The origin is that of jsdom in Jest. */
module.exports = async () => {
  const sandbox = await startSandbox({ allowOrigins: ['http://localhost'] });
  process.env.SANDBOX_URL = sandbox.url;
  process.env.SANDBOX_KEY = sandbox.key;
  globalThis.stopSandbox = sandbox.stop;
};
