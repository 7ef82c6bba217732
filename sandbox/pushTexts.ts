import type { PushMessage } from './pushHub.ts';

/** The texts of push messages in the languages of the portal, by their English text. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'New order': {
    bn: 'নতুন অর্ডার',
    gu: 'નવો ઓર્ડર',
    hi: 'नया ऑर्डर',
    kn: 'ಹೊಸ ಆರ್ಡರ್',
    ml: 'പുതിയ ഓർഡർ',
    mr: 'नवीन ऑर्डर',
    pa: 'ਨਵਾਂ ਆਰਡਰ',
    ta: 'புதிய ஆர்டர்',
    te: 'కొత్త ఆర్డర్',
    ur: 'نیا آرڈر',
  },
  'Order answered': {
    bn: 'অর্ডারের উত্তর দেওয়া হয়েছে',
    gu: 'ઓર્ડરનો જવાબ અપાયો',
    hi: 'ऑर्डर का जवाब दिया गया',
    kn: 'ಆರ್ಡರ್‌ಗೆ ಉತ್ತರಿಸಲಾಗಿದೆ',
    ml: 'ഓർഡറിന് മറുപടി നൽകി',
    mr: 'ऑर्डरला उत्तर दिले',
    pa: 'ਆਰਡਰ ਦਾ ਜਵਾਬ ਦਿੱਤਾ ਗਿਆ',
    ta: 'ஆர்டருக்குப் பதில் அளிக்கப்பட்டது',
    te: 'ఆర్డర్‌కు జవాబు ఇచ్చారు',
    ur: 'آرڈر کا جواب دے دیا گیا',
  },
  'Problem with an order': {
    bn: 'একটি অর্ডারে সমস্যা',
    gu: 'એક ઓર્ડરમાં સમસ્યા',
    hi: 'एक ऑर्डर में समस्या',
    kn: 'ಒಂದು ಆರ್ಡರ್‌ನಲ್ಲಿ ಸಮಸ್ಯೆ',
    ml: 'ഒരു ഓർഡറിൽ പ്രശ്നം',
    mr: 'एका ऑर्डरमध्ये अडचण',
    pa: 'ਇੱਕ ਆਰਡਰ ਵਿੱਚ ਸਮੱਸਿਆ',
    ta: 'ஒரு ஆர்டரில் சிக்கல்',
    te: 'ఒక ఆర్డర్‌లో సమస్య',
    ur: 'ایک آرڈر میں مسئلہ',
  },
};

/** The message in the first language of an `Accept-Language` header, where the sandbox has its title. */
export function inLanguage(message: PushMessage, header: string): PushMessage {
  const [, language = ''] = /^\s*([a-z]+)/i.exec(header) ?? [];
  const title = TEXTS[message.title ?? '']?.[language.toLowerCase()];
  return title === undefined ? message : { ...message, title };
}
