import { styled } from 'styled-components';
import { paths } from '../../core/navigation/paths';
import { screenOnly } from '../../ui/theme/theme';
import { Brand } from './Brand';
import { ScreenFrame, TopBar } from './ScreenFrame';

const Bar = styled(TopBar)`
  ${screenOnly}
`;

/** Layout of the landing, registration and legal pages. */
export function PublicLayout() {
  const header = (
    <Bar>
      <Brand to={paths.landing} />
    </Bar>
  );
  return <ScreenFrame header={header} />;
}
