import layers from './.dependency-cruiser.mjs';

/** Features, and the folders inside of a feature, form no circle: each can be read before those that import it. */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...layers.options,
    includeOnly: '^src/features/',
    exclude: '\\.test\\.tsx?$',
  },
};
