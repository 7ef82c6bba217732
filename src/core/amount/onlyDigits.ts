/** The digits of a text, in any script and full-width too, as 0 to 9. @internal */
export function onlyDigits(text: string): string {
  return text.replace(/\D/gu, (letter) => {
    let value = -1;
    // Unicode has the ten digits of a script in a row, so the value is the distance from its zero.
    for (let code = letter.codePointAt(0) ?? 0; isDigit(code); code -= 1) value += 1;
    return value < 0 ? '' : `${value % 10}`;
  });
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
