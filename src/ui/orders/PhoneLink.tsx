import { clip } from '../../core/format/wireValues';

/** A number that a phone can dial. A masked one, such as `98****3210`, is not. */
const DIALABLE = /^\+?[\d\s().,;-]{3,40}$/;

/** Calls a person, with the number as the backend sent it; a masked number is only text. */
export function PhoneLink({ phone }: { phone: string }) {
  // Without letters, a number in a right-to-left line would be shown from its end.
  const shown = <bdi>{clip(phone)}</bdi>;
  if (!DIALABLE.test(phone)) return shown;
  return <a href={`tel:${phone.replace(/[\s().-]/g, '')}`}>{shown}</a>;
}
