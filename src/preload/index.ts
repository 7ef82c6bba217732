export {
  type PreloadLink,
  preloadLinks,
  type PreloadOptions,
  preloadTags,
  type ViteManifest,
} from './preloadLinks';
