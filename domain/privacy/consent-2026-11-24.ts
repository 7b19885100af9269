import type { Language } from '#domain/site/languages.ts'
import type { ConsentWording } from './consent-2026-11.ts'

/** As its predecessor, in words that are shorter and more its own in each language. Shown, and agreed to: never edited. */
export const wording20261124 = {
  en: {
    emailOffers: 'Email me offers.',
    phoneOffers: 'Send me offers by WhatsApp or phone.',
    withdraw: 'You can withdraw your consent at any time. We answer your request either way.',
    notice:
      'We use your details to answer your request, before any contract, and, if you tick a box, to send you offers with your consent. Our staff and the services that run this site for us can see them. A simple score helps us decide whom to answer first; you can object to it. We delete your details once we no longer need them. You can see, correct, copy or delete them, object to their use, and complain to your data protection authority.',
    noNotice:
      'It has not been stated yet who is responsible for your details, so there is no privacy notice here. Please send only what you would tell a stranger.',
  },
  es: {
    emailOffers: 'Quiero recibir ofertas por correo electrónico.',
    phoneOffers: 'Quiero recibir ofertas por WhatsApp o por teléfono.',
    withdraw: 'Puedes retirar tu consentimiento cuando quieras. Responderemos a tu solicitud en cualquier caso.',
    notice:
      'Usamos tus datos para responder a tu solicitud, antes de cualquier contrato, y, si marcas una casilla, para enviarte ofertas con tu consentimiento. Pueden verlos nuestro equipo y los proveedores que gestionan este sitio por encargo nuestro. Una puntuación sencilla nos ayuda a decidir a quién responder primero; puedes oponerte a ella. Borramos tus datos cuando ya no hacen falta. Puedes consultarlos, rectificarlos, pedir una copia o suprimirlos, oponerte a su uso y reclamar ante tu autoridad de protección de datos.',
    noNotice:
      'Aún no se ha indicado quién es el responsable de tus datos; por eso aquí no hay aviso de privacidad. Envía solo lo que le contarías a un desconocido.',
  },
  de: {
    emailOffers: 'Ich möchte Angebote per E-Mail erhalten.',
    phoneOffers: 'Ich möchte Angebote per WhatsApp oder Telefon erhalten.',
    withdraw: 'Sie können Ihre Einwilligung jederzeit widerrufen. Ihre Anfrage beantworten wir in jedem Fall.',
    notice:
      'Wir verwenden Ihre Angaben, um Ihre Anfrage vor einem möglichen Vertrag zu beantworten und, wenn Sie ein Kästchen ankreuzen, um Ihnen mit Ihrer Einwilligung Angebote zu senden. Einsehen können sie unsere Mitarbeiter und die Dienstleister, die diese Website für uns betreiben. Eine einfache Bewertung nach Punkten hilft uns zu entscheiden, wem wir zuerst antworten; Sie können ihr widersprechen. Wir löschen Ihre Angaben, sobald wir sie nicht mehr brauchen. Sie können sie einsehen, berichtigen, kopieren oder löschen lassen, ihrer Verwendung widersprechen und sich bei Ihrer Datenschutzbehörde beschweren.',
    noNotice:
      'Wer für Ihre Angaben verantwortlich ist, ist noch nicht angegeben; deshalb finden Sie hier keine Datenschutzhinweise. Bitte senden Sie nur, was Sie auch einem Fremden sagen würden.',
  },
  fr: {
    emailOffers: 'Je souhaite recevoir des offres par e-mail.',
    phoneOffers: 'Je souhaite recevoir des offres par WhatsApp ou par téléphone.',
    withdraw:
      'Vous pouvez retirer votre consentement à tout moment. Nous répondrons à votre demande dans tous les cas.',
    notice:
      'Nous utilisons vos données pour répondre à votre demande, avant tout contrat, et, si vous cochez une case, pour vous envoyer des offres avec votre consentement. Notre équipe et les prestataires qui font fonctionner ce site pour nous peuvent les consulter. Un score simple nous aide à décider à qui répondre en premier\u202f; vous pouvez vous y opposer. Nous supprimons vos données dès qu’elles ne sont plus nécessaires. Vous pouvez y accéder, les faire rectifier ou effacer, en obtenir une copie, vous opposer à leur utilisation et saisir votre autorité de protection des données.',
    noNotice:
      'Le responsable de vos données n’a pas encore été indiqué\u202f; il n’y a donc pas de notice de confidentialité ici. N’envoyez que ce que vous diriez à un inconnu.',
  },
  pt: {
    emailOffers: 'Quero receber ofertas por e-mail.',
    phoneOffers: 'Quero receber ofertas por WhatsApp ou telefone.',
    withdraw: 'Pode retirar o seu consentimento quando quiser. Responderemos sempre ao seu pedido.',
    notice:
      'Usamos os seus dados para responder ao seu pedido, antes de qualquer contrato, e, se assinalar uma caixa, para lhe enviar ofertas com o seu consentimento. A nossa equipa e os prestadores que gerem este site por nossa conta podem vê-los. Uma pontuação simples ajuda-nos a decidir a quem responder primeiro; pode opor-se a ela. Apagamos os seus dados quando deixam de ser necessários. Pode consultá-los, corrigi-los, obter uma cópia ou pedir que sejam apagados, opor-se à sua utilização e reclamar junto da sua autoridade de proteção de dados.',
    noNotice:
      'Ainda não foi indicado quem é o responsável pelos seus dados; por isso não há aqui um aviso de privacidade. Envie apenas o que diria a um desconhecido.',
  },
  it: {
    emailOffers: 'Desidero ricevere offerte via e-mail.',
    phoneOffers: 'Desidero ricevere offerte tramite WhatsApp o telefono.',
    withdraw: 'Può revocare il consenso in qualsiasi momento. Risponderemo comunque alla Sua richiesta.',
    notice:
      'Usiamo i Suoi dati per rispondere alla Sua richiesta, prima di qualsiasi contratto, e, se spunta una casella, per inviarLe offerte con il Suo consenso. Possono vederli i nostri collaboratori e i fornitori che gestiscono questo sito per noi. Un semplice punteggio ci aiuta a decidere a chi rispondere per primo; Lei può opporsi. Cancelliamo i Suoi dati quando non servono più. Può consultarli, rettificarli, ottenerne una copia o farli cancellare, opporsi al loro uso e presentare reclamo alla Sua autorità per la protezione dei dati.',
    noNotice:
      'Non è ancora stato indicato chi è il titolare del trattamento dei Suoi dati; perciò qui non c’è un’informativa sulla privacy. Invii solo ciò che direbbe a uno sconosciuto.',
  },
  ru: {
    emailOffers: 'Хочу получать предложения по электронной почте.',
    phoneOffers: 'Хочу получать предложения в WhatsApp или по телефону.',
    withdraw: 'Согласие можно отозвать в любой момент. На ваш запрос мы ответим в любом случае.',
    notice:
      'Мы используем ваши данные, чтобы ответить на ваш запрос до заключения какого-либо договора, а если вы поставите отметку — чтобы с вашего согласия присылать предложения. Их видят наши сотрудники и подрядчики, которые обеспечивают для нас работу этого сайта. Простая балльная оценка помогает нам решить, кому ответить первым; вы можете возразить против неё. Мы удаляем данные, когда они больше не нужны. Вы можете запросить свои данные, исправить их, получить копию или удалить, возразить против их обработки и подать жалобу в ваш орган по защите данных.',
    noNotice:
      'Пока не указано, кто отвечает за ваши данные, поэтому уведомления об их обработке здесь нет. Отправляйте только то, что сказали бы незнакомому человеку.',
  },
  zh: {
    emailOffers: '我希望通过电子邮件接收优惠信息。',
    phoneOffers: '我希望通过 WhatsApp 或电话接收优惠信息。',
    withdraw: '您可以随时撤回同意。无论是否勾选，我们都会答复您。',
    notice:
      '我们使用您的信息，在签订任何合同之前答复您的咨询；如果您勾选了选项，我们还会在您同意的前提下向您发送优惠信息。我们的员工，以及为我们运行本网站的服务商，可以看到这些信息。我们用一个简单的评分来决定先答复谁，您可以对此提出反对。信息不再需要时，我们会予以删除。您可以查阅、更正、复制或删除自己的信息，反对我们使用，也可以向您当地的数据保护机构投诉。',
    noNotice: '目前尚未说明由谁对您的信息负责，因此这里没有隐私声明。请只填写您愿意告诉陌生人的内容。',
  },
  hi: {
    emailOffers: 'मुझे ईमेल पर ऑफ़र चाहिए।',
    phoneOffers: 'मुझे WhatsApp या फ़ोन पर ऑफ़र चाहिए।',
    withdraw: 'आप अपनी सहमति कभी भी वापस ले सकते हैं। आपके संदेश का जवाब हम हर हाल में देंगे।',
    notice:
      'हम आपकी जानकारी का इस्तेमाल किसी भी अनुबंध से पहले आपको जवाब देने के लिए करते हैं, और अगर आप किसी बॉक्स पर निशान लगाएँ, तो आपकी सहमति से आपको ऑफ़र भेजने के लिए। इसे हमारी टीम और हमारे लिए यह साइट चलाने वाली कंपनियाँ देख सकती हैं। एक सरल स्कोर से हम तय करते हैं कि पहले किसे जवाब दें; आप इस पर आपत्ति कर सकते हैं। ज़रूरत न रहने पर हम जानकारी मिटा देते हैं। आप अपनी जानकारी देख सकते हैं, सुधरवा सकते हैं, उसकी कॉपी ले सकते हैं या उसे मिटवा सकते हैं, उसके इस्तेमाल पर आपत्ति कर सकते हैं और अपने डेटा संरक्षण प्राधिकरण से शिकायत कर सकते हैं।',
    noNotice:
      'आपकी जानकारी के लिए कौन ज़िम्मेदार है, यह अभी नहीं बताया गया है, इसलिए यहाँ कोई गोपनीयता सूचना नहीं है। सिर्फ़ वही भेजें जो आप किसी अजनबी को बता सकते हैं।',
  },
  ar: {
    emailOffers: 'أوافق على تلقي العروض عبر البريد الإلكتروني.',
    phoneOffers: 'أوافق على تلقي العروض عبر WhatsApp أو الهاتف.',
    withdraw: 'يمكنك سحب موافقتك في أي وقت، وسنرد على طلبك في كل الأحوال.',
    notice:
      'نستخدم بياناتك للرد على طلبك قبل إبرام أي عقد، ولإرسال العروض إليك بموافقتك إذا وضعت علامة في أحد المربعات. ويمكن أن يطّلع عليها موظفونا ومن يشغّلون هذا الموقع لحسابنا. ونستعين بتقييم بسيط بالدرجات لنقرر على من نرد أولًا، ولك أن تعترض عليه. ونحذف بياناتك متى لم نعد بحاجة إليها. ولك أن تطّلع على بياناتك وتصححها وتحصل على نسخة منها وتحذفها، وأن تعترض على استخدامها، وأن تتقدم بشكوى إلى هيئة حماية البيانات المختصة.',
    noNotice:
      'لم يُذكر بعد من المسؤول عن بياناتك، ولذلك لا يوجد هنا إشعار خصوصية. يُرجى ألّا ترسل إلا ما قد تقوله لشخص غريب.',
  },
  'pt-BR': {
    emailOffers: 'Quero receber ofertas por e-mail.',
    phoneOffers: 'Quero receber ofertas por WhatsApp ou telefone.',
    withdraw: 'Você pode retirar o seu consentimento quando quiser. Responderemos ao seu pedido de qualquer forma.',
    notice:
      'Usamos os seus dados para responder ao seu pedido, antes de qualquer contrato, e, se você marcar uma caixa, para enviar ofertas com o seu consentimento. A nossa equipe e as empresas que operam este site para nós podem vê-los. Uma pontuação simples ajuda a decidir a quem responder primeiro; você pode se opor a ela. Apagamos os seus dados quando deixam de ser necessários. Você pode acessar, corrigir, copiar ou apagar os seus dados, se opor ao uso deles e reclamar à autoridade de proteção de dados (no Brasil, a ANPD).',
    noNotice:
      'Ainda não foi informado quem é o responsável pelos seus dados; por isso não há um aviso de privacidade aqui. Por enquanto, envie só o que você diria a um desconhecido.',
  },
} satisfies Partial<Record<Language, ConsentWording>>
