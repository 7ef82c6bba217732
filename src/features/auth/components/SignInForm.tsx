import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { whenIdle } from '../../../core/async/whenIdle';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { readReturnTo } from '../../../core/navigation/returnTo';
import { usePhoneRule } from '../../../core/region/phoneRule';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Card, Quiet } from '../../../ui/primitives/layout/Layout';
import { color, focusRing, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useRequestCode } from '../useRequestCode';

export const CodeDialog = lazyPage(() => import('./CodeDialog'), 'CodeDialog');

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

export const TextLink = styled(Link)`
  color: ${color.primary};
  font-weight: ${font.weight.strong};
  ${focusRing}
`;

/** Requests a one-time code, then opens the code dialog. */
export function SignInForm() {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const [phone, setPhone] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const request = useRequestCode('loginFailed', CodeDialog.load);
  const hasEnded = readReturnTo(useLocation().state) !== null;
  // Vendors sign in several times a day. A host may have put the focus elsewhere.
  useEffect(() => {
    const { activeElement, body } = document;
    if (document.hasFocus() && activeElement === body)
      input.current?.focus({ preventScroll: true });
  }, []);
  // Preload the dialog: the connection may be lost before it opens.
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
          hint={text('phoneHint', values)}
          error={request.error && text(request.error, values)}
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
        <CodeDialog flow="signIn" phone={request.sentTo} onClose={request.reset} />
      )}
    </Panel>
  );
}
