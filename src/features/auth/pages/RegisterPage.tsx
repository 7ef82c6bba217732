import { styled } from 'styled-components';
import { box, scaled, space } from '../../../ui/theme/theme';
import { DocumentChecklist } from '../components/DocumentChecklist';
import { RegisterForm } from '../components/RegisterForm';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space[5]} ${space[4]} ${space[7]};
  ${box.fromMedium} {
    padding-inline: ${space[5]};
  }
  ${box.wide} {
    grid-template-columns: minmax(0, 1fr) ${scaled(320)};
    gap: ${space[7]};
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
