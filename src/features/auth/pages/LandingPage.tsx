import { styled } from 'styled-components';
import { Slot } from '../../../ui/patterns/host/Slot';
import { LanguageSetting } from '../../../ui/patterns/language/LanguageSetting';
import { box, scaled, space } from '../../../ui/theme/theme';
import { GoLiveSteps } from '../components/GoLiveSteps';
import { SignInForm } from '../components/SignInForm';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[6]};
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[7]};
  ${box.fromMedium} {
    display: flex;
    padding: ${space[7]} ${space[5]};
    & > section {
      flex: 1;
    }
  }
`;

const Form = styled.div`
  display: grid;
  gap: ${space[4]};
  ${box.fromMedium} {
    flex: 0 0 min(${scaled(400)}, 50%);
    order: 2;
  }
`;

const Below = styled.div`
  max-inline-size: 1200px;
  margin-inline: auto;
  padding-inline: ${space[4]};
`;

/** `/` and `/login` (A1, A2). */
export function LandingPage({ hasSteps }: { hasSteps: boolean }) {
  return (
    <>
      <Columns>
        <Form>
          <SignInForm />
          <LanguageSetting />
          <Slot name="signIn" />
        </Form>
        {hasSteps && <GoLiveSteps />}
      </Columns>
      <Below>
        <Slot name="landing" />
      </Below>
    </>
  );
}
