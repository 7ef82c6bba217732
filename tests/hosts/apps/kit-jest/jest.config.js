module.exports = {
  testEnvironment: './environment.js',
  globalSetup: './startSandbox.js',
  globalTeardown: './stopSandbox.js',
  setupFiles: ['./setupDom.js'],
  setupFilesAfterEnv: ['./configure.js'],
  testTimeout: 60_000,
  // Entries such as `vendor-portal/ui` are ES modules, and need the portal as an ES module too.
  transformIgnorePatterns: ['/node_modules/(?!vendor-portal/)'],
  moduleNameMapper: { '^vendor-portal$': '<rootDir>/node_modules/vendor-portal/dist/index.js' },
};
