export {
  type ManifestColours,
  type ManifestIcon,
  type ManifestOptions,
  vendorPortalManifest,
  type WebAppManifest,
} from './vendorPortalManifest';
