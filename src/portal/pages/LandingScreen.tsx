import { LandingPage } from '../../features/auth/pages/LandingPage';
import { usePortalProps } from '../portalProps';

/** The landing page, with its steps unless the host leaves them out. */
export function LandingScreen() {
  const { footer } = usePortalProps();
  return <LandingPage hasSteps={footer} />;
}
