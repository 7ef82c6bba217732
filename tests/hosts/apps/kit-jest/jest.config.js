module.exports = {
  testEnvironment: './environment.js',
  globalSetup: './startSandbox.js',
  globalTeardown: './stopSandbox.js',
  setupFiles: ['./setupDom.js'],
  setupFilesAfterEnv: ['./configure.js'],
  testTimeout: 60_000,
};
