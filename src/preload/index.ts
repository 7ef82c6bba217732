export {
  type PreloadLink,
  type PreloadOptions,
  preloadLinks,
  preloadTags,
  type ViteManifest,
} from './preloadLinks';
