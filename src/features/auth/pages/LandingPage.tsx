import { styled } from 'styled-components';
import { box, space } from '../../../ui/theme/theme';
import { GoLiveSteps } from '../components/GoLiveSteps';
import { SignInForm } from '../components/SignInForm';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[6]};
  max-inline-size: 560px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[7]};
  ${box.wide} {
    grid-template-columns: minmax(0, 1fr) 400px;
    max-inline-size: 1040px;
    padding-block: ${space[7]};
  }
`;

const Form = styled.div`
  ${box.wide} {
    order: 2;
  }
`;

/** `/` and `/login`: signing in, and what a newcomer has to do (specification A 1, A 2). */
export function LandingPage() {
  return (
    <Columns>
      <Form>
        <SignInForm />
      </Form>
      <GoLiveSteps />
    </Columns>
  );
}
