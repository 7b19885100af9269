import type { ContactPageWords } from './en.ts'

export const contactPage: ContactPageWords = {
  title: 'एक व्यक्ति से बात करें',
  subtitle: 'प्रश्न, संदेह या योजना: उस भाषा में लिखें जिसमें आप सोचते हैं।',
  response: { title: 'कभी भी लिखें', text: 'लिखने के लिए दफ़्तर के समय का इंतज़ार नहीं करना पड़ता।' },
  direct: {
    title: 'सीधा संपर्क',
    text: 'आपका संदेश सीधे टीम तक पहुँचता है और एक व्यक्ति उसे पढ़ता है।',
    whatsapp: 'WhatsApp पर लिखें',
  },
  reach: { title: 'दुनिया भर में', text: 'कई देशों के पाठक, एक टीम, आपकी भाषा।' },
}
