import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { HarnessConfig } from '../shared/harnessConfig.ts';
import { HomePage } from './HomePage.tsx';
import { PartnerPage } from './PartnerPage.tsx';
import { ReportsPage } from './ReportsPage.tsx';
import { Sidebar } from './Sidebar.tsx';

/** A marketplace's own admin site, with the portal as one of its sections. */
export function App({ config }: { config: HarnessConfig }) {
  const [count, setCount] = useState(0);
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <div className="host">
      <Sidebar partnerPath={config.basename} isUnsaved={isUnsaved} />
      <main className="host-main">
        <Routes>
          <Route path="/" element={<HomePage count={count} onCount={setCount} />} />
          <Route path="/reports" element={<ReportsPage />} />
          <Route
            path={`${config.basename}/*`}
            element={<PartnerPage config={config} onUnsavedChanges={setUnsaved} />}
          />
        </Routes>
      </main>
    </div>
  );
}
