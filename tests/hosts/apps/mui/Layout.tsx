import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

interface LayoutProps {
  links: ReactNode;
  children: ReactNode;
}

/** The host's frame: a bar with the links, and the page below it. */
export function Layout({ links, children }: LayoutProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="light">
      <CssBaseline enableColorScheme />
      <AppBar position="static" color="default">
        <Toolbar>
          {links}
          <DarkSwitch />
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ height: 700 }}>
        {children}
      </Box>
    </ThemeProvider>
  );
}

function DarkSwitch() {
  const { mode, setMode } = useColorScheme();
  return (
    <label>
      <Switch
        checked={mode === 'dark'}
        onChange={({ target }) => setMode(target.checked ? 'dark' : 'light')}
      />
      Dark host
    </label>
  );
}
