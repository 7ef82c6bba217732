import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Backend } from 'vendor-portal/backend';
import type { HarnessConfig } from '../shared/harnessConfig.ts';
import { neel, saffron } from './brands.ts';
import { HomePage } from './HomePage.tsx';
import { PartnerPage } from './PartnerPage.tsx';
import { ReportsPage } from './ReportsPage.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The path of the second brand's portal. The path of the first one comes from the command. */
const NEEL_PATH = '/neel';

interface AppProps {
  config: HarnessConfig;
  backend: Backend | undefined;
}

/** A marketplace's admin site with two sections that are portals, one for each of two brands. */
export function App({ config, backend }: AppProps) {
  const [count, setCount] = useState(0);
  const [isUnsaved, setUnsaved] = useState(false);
  const shared = { config, backend, onUnsavedChanges: setUnsaved };
  return (
    <div className="host">
      <Sidebar partnerPath={config.basename} neelPath={NEEL_PATH} isUnsaved={isUnsaved} />
      <main className="host-main">
        <Routes>
          <Route path="/" element={<HomePage count={count} onCount={setCount} />} />
          <Route path="/reports" element={<ReportsPage />} />
          <Route
            path={`${config.basename}/*`}
            element={
              <PartnerPage
                {...shared}
                key="saffron"
                basename={config.basename}
                appearance={saffron}
              />
            }
          />
          <Route
            path={`${NEEL_PATH}/*`}
            element={<PartnerPage {...shared} key="neel" basename={NEEL_PATH} appearance={neel} />}
          />
        </Routes>
      </main>
    </div>
  );
}
