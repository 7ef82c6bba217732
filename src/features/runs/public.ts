export { LazyDryRun, LazyRecentRuns, LazyRunArea } from './lazyParts';
export { RunArea } from './panel/RunArea';
export { RecentRuns } from './review/RecentRuns';
export { useOffline } from './useOffline';
