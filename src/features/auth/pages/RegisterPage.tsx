import { styled } from 'styled-components';
import { box, space } from '../../../ui/theme/theme';
import { DocumentChecklist } from '../components/DocumentChecklist';
import { RegisterForm } from '../components/RegisterForm';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  max-inline-size: 680px;
  margin-inline: auto;
  padding: ${space[5]} ${space[4]} ${space[7]};
  ${box.wide} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: ${space[7]};
    max-inline-size: 1080px;
    padding-block: ${space[7]};
  }
`;

const Beside = styled.div`
  ${box.wide} {
    padding-block-start: ${space[6]};
  }
`;

/** `/register` (A2). */
export function RegisterPage() {
  return (
    <Columns>
      <RegisterForm />
      <Beside>
        <DocumentChecklist />
      </Beside>
    </Columns>
  );
}
