const { configure } = require('@testing-library/react');

// The code of a screen is loaded when it is opened. Whether an element is hidden takes long to compute in jsdom.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });
