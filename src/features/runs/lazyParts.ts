import { lazyPage } from '../../ui/patterns/lazyPage';

/** The parts of a run for other rooms, which load them when they show them. */
export const LazyDryRun = lazyPage(() => import('./review/DryRun'), 'DryRun');
export const LazyRecentRuns = lazyPage(() => import('./review/RecentRuns'), 'RecentRuns');
export const LazyRunArea = lazyPage(() => import('./panel/RunArea'), 'RunArea');
