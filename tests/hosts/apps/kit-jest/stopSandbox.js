module.exports = () => globalThis.stopSandbox();
