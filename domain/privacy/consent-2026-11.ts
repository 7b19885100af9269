import type { Language } from '#domain/site/languages.ts'

/** Texts next to the boxes for offers, in one language. */
export type ConsentWording = {
  readonly emailOffers: string
  readonly phoneOffers: string
  readonly withdraw: string
  /** Privacy notice, after the data controller's name. */
  readonly notice: string
  /** Used instead of the notice while no data controller is named. */
  readonly noNotice: string
}

/** Shown to visitors, and agreed to: never edited. Another wording is another version (`consent-wordings`). */
export const wording202611 = {
  en: {
    emailOffers: 'Send me offers by e-mail.',
    phoneOffers: 'Send me offers by WhatsApp or phone.',
    withdraw: 'You can withdraw this at any time. Your request is answered either way.',
    notice:
      'We use your details to answer you (steps you ask for before a contract) and, if you tick a box, to send offers (your consent). Our staff and the services that run this site for us can see them. A simple score helps us decide whom to answer first; you can object to it. Details are deleted once they are no longer needed. You may see, correct, copy or delete them, object, and complain to your data protection authority.',
    noNotice:
      'Who is responsible for your details has not been stated yet, so there is no privacy notice to show here. Please send only what you would tell a stranger.',
  },
  es: {
    emailOffers: 'Quiero recibir ofertas por correo electrónico.',
    phoneOffers: 'Quiero recibir ofertas por WhatsApp o por teléfono.',
    withdraw: 'Puedes retirar este consentimiento en cualquier momento. Tu solicitud se responde en ambos casos.',
    notice:
      'Usamos tus datos para responderte (medidas que nos pides antes de un contrato) y, si marcas una casilla, para enviarte ofertas (con tu consentimiento). Pueden verlos nuestro personal y los servicios que hacen funcionar este sitio por encargo nuestro. Una puntuación sencilla nos ayuda a decidir a quién responder primero; puedes oponerte a ella. Los datos se borran cuando dejan de ser necesarios. Puedes consultarlos, rectificarlos, obtener una copia o suprimirlos, oponerte al tratamiento y reclamar ante tu autoridad de protección de datos.',
    noNotice:
      'Aún no se ha indicado quién es responsable de tus datos, así que aquí no hay aviso de privacidad que mostrar. Envía solo lo que le dirías a un desconocido.',
  },
  de: {
    emailOffers: 'Senden Sie mir Angebote per E-Mail.',
    phoneOffers: 'Senden Sie mir Angebote per WhatsApp oder Telefon.',
    withdraw: 'Sie können dies jederzeit widerrufen. Ihre Anfrage wird in jedem Fall beantwortet.',
    notice:
      'Wir verwenden Ihre Angaben, um Ihnen zu antworten (Schritte, um die Sie vor einem Vertrag bitten), und, wenn Sie ein Kästchen ankreuzen, um Ihnen Angebote zu senden (Ihre Einwilligung). Unsere Mitarbeiter und die Dienste, die diese Website für uns betreiben, können sie einsehen. Eine einfache Punktzahl hilft uns zu entscheiden, wem wir zuerst antworten; Sie können dem widersprechen. Die Angaben werden gelöscht, sobald sie nicht mehr gebraucht werden. Sie können sie einsehen, berichtigen, kopieren oder löschen lassen, widersprechen und sich bei Ihrer Datenschutzbehörde beschweren.',
    noNotice:
      'Wer für Ihre Angaben verantwortlich ist, ist noch nicht angegeben; deshalb gibt es hier keine Datenschutzhinweise. Bitte senden Sie nur, was Sie auch einem Fremden sagen würden.',
  },
  fr: {
    emailOffers: 'Envoyez-moi des offres par e-mail.',
    phoneOffers: 'Envoyez-moi des offres par WhatsApp ou par téléphone.',
    withdraw: 'Vous pouvez retirer ce consentement à tout moment. Votre demande recevra une réponse dans tous les cas.',
    notice:
      'Nous utilisons vos données pour vous répondre (mesures que vous demandez avant un contrat) et, si vous cochez une case, pour vous envoyer des offres (votre consentement). Notre personnel et les services qui exploitent ce site pour nous peuvent les consulter. Un score simple nous aide à décider à qui répondre en premier ; vous pouvez vous y opposer. Les données sont supprimées dès qu’elles ne sont plus nécessaires. Vous pouvez y accéder, les faire rectifier, en obtenir une copie ou les faire effacer, vous opposer à leur traitement et adresser une réclamation à votre autorité de protection des données.',
    noNotice:
      'Le responsable de vos données n’a pas encore été indiqué : il n’y a donc pas de notice de confidentialité ici. N’envoyez que ce que vous diriez à un inconnu.',
  },
  pt: {
    emailOffers: 'Quero receber ofertas por e-mail.',
    phoneOffers: 'Quero receber ofertas por WhatsApp ou telefone.',
    withdraw: 'Pode retirar este consentimento a qualquer momento. O seu pedido terá sempre resposta.',
    notice:
      'Utilizamos os seus dados para lhe responder (diligências que nos pede antes de um contrato) e, se assinalar uma caixa, para lhe enviar ofertas (o seu consentimento). O nosso pessoal e os serviços que operam este sítio por nossa conta podem vê-los. Uma pontuação simples ajuda-nos a decidir a quem responder primeiro; pode opor-se a ela. Os dados são apagados quando deixam de ser necessários. Pode consultá-los, retificá-los, obter uma cópia ou pedir que sejam apagados, opor-se ao tratamento e apresentar reclamação à sua autoridade de proteção de dados.',
    noNotice:
      'Ainda não foi indicado quem é responsável pelos seus dados, por isso não há aqui um aviso de privacidade. Envie apenas o que diria a um desconhecido.',
  },
  it: {
    emailOffers: 'Desidero ricevere offerte per e-mail.',
    phoneOffers: 'Desidero ricevere offerte tramite WhatsApp o telefono.',
    withdraw: 'Può revocare il consenso in qualsiasi momento. La Sua richiesta riceverà comunque risposta.',
    notice:
      'Usiamo i Suoi dati per risponderLe (misure da Lei richieste prima di un contratto) e, se spunta una casella, per inviarLe offerte (il Suo consenso). Possono vederli il nostro personale e i servizi che gestiscono questo sito per noi. Un semplice punteggio ci aiuta a decidere a chi rispondere per primo; Lei può opporsi. I dati vengono cancellati quando non servono più. Può consultarli, rettificarli, ottenerne copia o farli cancellare, opporsi al trattamento e presentare reclamo alla Sua autorità per la protezione dei dati.',
    noNotice:
      'Non è ancora indicato chi è il titolare del trattamento dei Suoi dati, perciò qui non c’è un’informativa sulla privacy. Invii solo ciò che direbbe a uno sconosciuto.',
  },
  ru: {
    emailOffers: 'Присылайте мне предложения по электронной почте.',
    phoneOffers: 'Присылайте мне предложения в WhatsApp или по телефону.',
    withdraw: 'Вы можете отозвать согласие в любой момент. На ваш запрос мы ответим в любом случае.',
    notice:
      'Мы используем ваши данные, чтобы ответить вам (действия по вашей просьбе до заключения договора), и, если вы поставите отметку, чтобы присылать предложения (ваше согласие). Их могут видеть наши сотрудники и службы, которые обеспечивают для нас работу этого сайта. Простая балльная оценка помогает нам решить, кому ответить первым; вы можете возразить против неё. Данные удаляются, когда они больше не нужны. Вы можете ознакомиться с ними, исправить их, получить копию или удалить, возразить против обработки и подать жалобу в ваш орган по защите данных.',
    noNotice:
      'Пока не указано, кто отвечает за ваши данные, поэтому уведомления об их обработке здесь нет. Отправляйте только то, что сказали бы незнакомому человеку.',
  },
  zh: {
    emailOffers: '请通过电子邮件向我发送优惠信息。',
    phoneOffers: '请通过 WhatsApp 或电话向我发送优惠信息。',
    withdraw: '您可以随时撤回同意。无论您是否勾选，我们都会答复您的申请。',
    notice:
      '我们使用您的信息来答复您（即应您的要求在订立合同前采取的步骤）；如果您勾选了选项，还会向您发送优惠信息（基于您的同意）。我们的工作人员以及代我们运行本网站的服务商可以看到这些信息。我们用一个简单的评分来决定先答复谁，您可以对此提出反对。信息不再需要时即予删除。您可以查阅、更正、获取副本或删除您的信息，可以提出反对，也可以向您所在地的数据保护机构投诉。',
    noNotice: '尚未注明由谁对您的信息负责，因此这里没有隐私声明。请只发送您愿意告诉陌生人的内容。',
  },
  hi: {
    emailOffers: 'मुझे ईमेल से ऑफ़र भेजें।',
    phoneOffers: 'मुझे WhatsApp या फ़ोन पर ऑफ़र भेजें।',
    withdraw: 'आप यह सहमति कभी भी वापस ले सकते हैं। आपके अनुरोध का उत्तर दोनों स्थितियों में दिया जाएगा।',
    notice:
      'हम आपके विवरण का उपयोग आपको उत्तर देने के लिए (अनुबंध से पहले आपके अनुरोध पर उठाए गए क़दम) और, अगर आप किसी बॉक्स पर निशान लगाते हैं, तो ऑफ़र भेजने के लिए (आपकी सहमति से) करते हैं। हमारे कर्मचारी और हमारे लिए यह साइट चलाने वाली सेवाएँ इसे देख सकती हैं। एक सरल स्कोर हमें यह तय करने में मदद करता है कि पहले किसे उत्तर दें; आप इस पर आपत्ति कर सकते हैं। ज़रूरत न रहने पर विवरण मिटा दिया जाता है। आप इसे देख सकते हैं, सुधार सकते हैं, इसकी प्रति ले सकते हैं या इसे मिटवा सकते हैं, आपत्ति कर सकते हैं और अपने डेटा संरक्षण प्राधिकरण से शिकायत कर सकते हैं।',
    noNotice:
      'आपके विवरण के लिए कौन ज़िम्मेदार है, यह अभी नहीं बताया गया है, इसलिए यहाँ कोई गोपनीयता सूचना नहीं है। कृपया केवल वही भेजें जो आप किसी अजनबी को बता सकते हैं।',
  },
  ar: {
    emailOffers: 'أوافق على تلقي العروض عبر البريد الإلكتروني.',
    phoneOffers: 'أوافق على تلقي العروض عبر WhatsApp أو الهاتف.',
    withdraw: 'يمكنك سحب هذه الموافقة في أي وقت. وسنجيب عن طلبك في كلتا الحالتين.',
    notice:
      'نستخدم بياناتك للرد عليك (خطوات تطلبها قبل إبرام عقد)، ولإرسال العروض إليك إذا حدّدت أحد المربعات (بموافقتك). ويمكن أن يطّلع عليها موظفونا ومقدّمو الخدمات الذين يشغّلون هذا الموقع لحسابنا. ويساعدنا تقييم بسيط بالدرجات على تحديد من نرد عليه أولًا، ولك أن تعترض على ذلك. وتُحذف البيانات متى لم تعد هناك حاجة إليها. ويحق لك الاطلاع على بياناتك وتصحيحها والحصول على نسخة منها وحذفها، والاعتراض على معالجتها، وتقديم شكوى إلى هيئة حماية البيانات المختصة.',
    noNotice:
      'لم يُذكر بعد من المسؤول عن بياناتك، لذلك لا يوجد هنا إشعار خصوصية. يُرجى ألّا ترسل إلا ما قد تقوله لشخص غريب.',
  },
} satisfies Partial<Record<Language, ConsentWording>>
