import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { whenIdle } from '../../../core/async/whenIdle';
import { useText } from '../../../core/messages/useText';
import { readEndedAt } from '../../../core/navigation/endedAt';
import { paths } from '../../../core/navigation/paths';
import { Button } from '../../../ui/primitives/Button';
import { Card } from '../../../ui/primitives/Card';
import { PhoneInput } from '../../../ui/primitives/PhoneInput';
import { focusRing } from '../../../ui/theme/mixins';
import { Quiet } from '../../../ui/primitives/Text';
import { color, font, space } from '../../../ui/theme/theme';
import { CodeDialog } from '../lazyCodeDialog';
import messages from '../messages.en.json';
import { useRequestCode } from '../useRequestCode';

const Panel = styled(Card)`
  display: grid;
  gap: ${space[4]};
`;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Title = styled.h1`
  font-size: ${font.size.xl};
`;

const Ended = styled.p`
  font-weight: ${font.weight.strong};
`;

const TextLink = styled(Link)`
  color: ${color.primary};
  font-weight: ${font.weight.strong};
  ${focusRing}
`;

/** Phone first; the code is asked for in a dialog that opens once it was sent. */
export function SignInForm() {
  const text = useText(messages);
  const [phone, setPhone] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const request = useRequestCode();
  const hasEnded = readEndedAt(useLocation().state) !== null;
  // While the page can still load, but not before it can be used.
  useEffect(() => whenIdle(() => void CodeDialog.preload()), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await request.send(phone))) input.current?.focus();
  };
  const change = (digits: string) => {
    setPhone(digits);
    request.clearError();
  };
  return (
    <Panel $padding={5}>
      <Title data-vp-part="page-title" tabIndex={-1}>
        {text('getStarted')}
      </Title>
      {hasEnded && <Ended role="status">{text('sessionEnded')}</Ended>}
      <Quiet as="p">{text('intro')}</Quiet>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <PhoneInput
          ref={input}
          label={text('phone')}
          hint={text('phoneHint')}
          error={request.error && text(request.error)}
          value={phone}
          onChange={change}
        />
        <Button type="submit" variant="primary" size="lg" isWide isBusy={request.isSending}>
          {text('signIn')}
        </Button>
      </Form>
      <Quiet as="p">
        {text('newHere')} <TextLink to={paths.register}>{text('createAccount')}</TextLink>
      </Quiet>
      {request.sentTo && (
        <Suspense fallback={null}>
          <CodeDialog flow="signIn" phone={request.sentTo} onClose={request.reset} />
        </Suspense>
      )}
    </Panel>
  );
}
