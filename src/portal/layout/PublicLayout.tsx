import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../core/navigation/paths';
import { screenOnly } from '../../ui/theme/mixins';
import { color, headerHeight, space } from '../../ui/theme/theme';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { ScreenFrame } from './ScreenFrame';

const Bar = styled.header`
  ${screenOnly}
  display: flex;
  align-items: center;
  min-block-size: ${headerHeight};
  padding-inline: ${space[2]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
`;

/** For everyone: the landing, registration and the legal pages. */
export function PublicLayout() {
  return (
    <ScreenFrame
      header={
        <Bar>
          <Brand to={paths.landing} />
        </Bar>
      }
      footer={<Footer />}
    >
      <Outlet />
    </ScreenFrame>
  );
}
