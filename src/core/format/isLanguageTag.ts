/** Whether a text is a BCP 47 language tag, such as `ta` or `pa-Arab`. No language has a longer code. */
export const isLanguageTag = (text: string) => /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(text);
