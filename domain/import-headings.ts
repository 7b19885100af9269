import type { LeadFieldsWith } from './lead-fields.ts'

/**
 * What people head the columns of a lead list with, in the ten languages of the site and in the exports of other
 * products. Compared without case, accents and signs; a heading belongs to one field only.
 */
export const importHeadings: Readonly<Record<LeadFieldsWith<{ imported: true }>, readonly string[]>> = {
  name: [
    ...['contact person', 'display name', 'persona de contacto', 'nombre del contacto', 'kontaktperson', 'personne'],
    ...['контактное лицо', 'full name', 'fullname', 'contact', 'contact name', 'customer', 'customer name', 'client'],
    ...['lead', 'lead name', 'nombre', 'nombre completo', 'nombre y apellidos', 'contacto', 'cliente'],
    ...['vollständiger name', 'vor und nachname', 'kontakt', 'kunde', 'ansprechpartner', 'nom', 'nom complet'],
    ...['nom et prénom', 'prénom et nom', 'nome', 'nome completo', 'nome e cognome', 'contatto', 'nominativo', 'имя'],
    ...['полное имя', 'фио', 'клиент', 'контакт', 'имя и фамилия', 'الاسم', 'اسم', 'الاسم الكامل', 'العميل'],
    ...['اسم العميل', 'नाम', 'पूरा नाम', 'ग्राहक', 'ग्राहक का नाम', '姓名', '名字', '名称', '客户', '客户姓名', '联系人'],
  ],
  email: [
    ...['email 1', 'work email', 'business email', 'email adress', 'correo electronico', 'mail-adresse'],
    ...['dirección de e-mail', 'адрес эл. почты', 'эл. адрес', 'e-mail', 'email address', 'e-mail address', 'mail'],
    ...['mail address', 'primary email', 'correo', 'correo electrónico', 'dirección de correo'],
    ...['dirección de correo electrónico', 'e-mail-adresse', 'emailadresse', 'mailadresse', 'courriel'],
    ...['adresse e-mail', 'adresse email', 'adresse électronique', 'mél', 'posta elettronica', 'indirizzo e-mail'],
    ...['indirizzo email', 'correio eletrónico', 'correio eletrônico', 'endereço de e-mail', 'endereço de email'],
    ...['почта', 'электронная почта', 'эл. почта', 'адрес электронной почты', 'имейл', 'е-мейл', 'البريد الإلكتروني'],
    ...['بريد إلكتروني', 'البريد', 'الايميل', 'ايميل', 'عنوان البريد الإلكتروني', 'ईमेल', 'ई-मेल', 'ईमेल पता', 'मेल'],
    ...['邮箱', '电邮', '电子邮件', '电子邮箱', '邮件', '邮箱地址', '电子邮件地址', '電郵', '電子郵件', '電子信箱'],
  ],
  phone: [
    ...['mobile phone number', 'phone no', 'phone mobile', 'número de móvil', 'número de teléfono móvil'],
    ...['teléfono celular', 'mobiltelefonnummer', 'telefon mobil', 'numéro de téléphone mobile'],
    ...['numéro de téléphone portable', 'téléphone mobile', 'numero di cellulare', 'сотовый телефон', 'моб. тел.'],
    ...['мобильный тел.', 'phone number', 'mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone', 'tel'],
    ...['telephone', 'telephone number', 'contact number', 'whatsapp', 'whatsapp number', 'teléfono'],
    ...['teléfono móvil', 'móvil', 'celular', 'número de teléfono', 'número', 'telefon', 'telefonnummer', 'handy'],
    ...['handynummer', 'mobil', 'mobilnummer', 'mobiltelefon', 'rufnummer', 'téléphone', 'téléphone portable'],
    ...['portable', 'numéro de téléphone', 'tél.', 'telefono', 'cellulare', 'numero di telefono'],
    ...['recapito telefonico', 'telefone', 'telemóvel', 'número de telefone', 'telefone celular', 'телефон'],
    ...['номер телефона', 'мобильный', 'мобильный телефон', 'тел.', 'ватсап', 'الهاتف', 'هاتف', 'رقم الهاتف'],
    ...['الجوال', 'رقم الجوال', 'الموبايل', 'واتساب', 'رقم الواتساب', 'फ़ोन', 'फ़ोन नंबर', 'टेलीफ़ोन', 'मोबाइल'],
    ...['मोबाइल नंबर', 'दूरभाष', 'व्हाट्सऐप', '电话', '电话号码', '手机', '手机号', '手机号码', '联系电话'],
  ],
  country: [
    ...['country / region', 'mailing country', 'país/región', 'país o región', 'land/region', 'pays/région'],
    ...['страна/регион', 'country code', 'country/region', 'nation', 'país', 'país de residencia', 'land', 'staat'],
    ...[
      'wohnsitzland',
      'pays',
      'paese',
      'nazione',
      'страна',
      'البلد',
      'الدولة',
      'بلد',
      'देश',
      '国家',
      '国家/地区',
      '国籍',
    ],
  ],
  preferredLanguage: [
    ...['language preference', 'sprachen', 'язык общения', 'language', 'lang', 'locale', 'spoken language', 'idioma'],
    ...['idioma preferido', 'lengua', 'sprache', 'bevorzugte sprache', 'langue', 'langue préférée', 'lingua'],
    ...['lingua preferita', 'língua', 'язык', 'предпочитаемый язык', 'اللغة', 'لغة', 'اللغة المفضلة', 'भाषा'],
    ...['पसंदीदा भाषा', '语言', '首选语言'],
  ],
  investmentExperience: [
    ...['experiencia inversora', 'experience', 'trading experience', 'experiencia', 'experiencia de inversión'],
    ...['erfahrung', 'anlageerfahrung', 'expérience', 'expérience d’investissement', 'esperienza'],
    ...['esperienza di investimento', 'experiência', 'experiência de investimento', 'опыт', 'опыт инвестирования'],
    ...['الخبرة', 'خبرة الاستثمار', 'अनुभव', 'निवेश अनुभव', '经验', '投资经验', '交易经验'],
  ],
  estimatedValue: [
    ...['value', 'amount', 'deal value', 'deal amount', 'budget', 'capital', 'investment', 'expected value'],
    ...['deal size', 'valor', 'valor estimado', 'importe', 'presupuesto', 'inversión', 'wert', 'geschätzter wert'],
    ...['betrag', 'kapital', 'valeur', 'valeur estimée', 'montant', 'valore', 'valore stimato', 'importo'],
    ...['orçamento', 'montante', 'сумма', 'бюджет', 'стоимость', 'капитал', 'القيمة', 'المبلغ', 'الميزانية'],
    ...['رأس المال', 'मूल्य', 'राशि', 'बजट', '金额', '预算', '价值', '预计金额', '资金'],
  ],
  status: [
    ...['estado del lead', 'estado del prospecto', 'estado del candidato', 'estado de posible cliente'],
    ...['estado de cliente potencial', 'statut du lead', 'status du lead', 'lead-status', 'leadstatus'],
    ...['статус интереса', 'статус лида', 'статус предв. контакта', 'stato lead', 'status do lead', 'stage'],
    ...['lead status', 'lead stage', 'deal stage', 'pipeline stage', 'estado', 'etapa', 'fase', 'phase', 'stufe'],
    ...['statut', 'étape', 'stato', 'статус', 'этап', 'стадия', 'المرحلة', 'الحالة', 'चरण', 'स्थिति', '阶段', '状态'],
  ],
  priority: [
    ...['prio', 'prioridad', 'priorität', 'priorité', 'priorità', 'prioridade', 'приоритет', 'الأولوية'],
    ...['प्राथमिकता', '优先级', '优先'],
  ],
  assignedTo: [
    ...['propietario del contacto', 'propietario del candidato', 'propietario del prospecto'],
    ...['propietario de posible cliente', 'propietario del lead', 'kontakt zuständig'],
    ...['für kontakt zuständiger mitarbeiter', 'zuständiger mitarbeiter', 'lead-besitzer', 'leadinhaber'],
    ...['lead-inhaber', 'besitzer', 'inhaber', 'propriétaire du contact', 'propriétaire du lead'],
    ...['ответственный за интерес', 'ответственный за предв. контакт', 'ответственный за контакт', 'владелец'],
    ...['owner', 'lead owner', 'deal owner', 'contact owner', 'assignee', 'sales rep', 'salesperson', 'agent'],
    ...['responsable', 'asignado a', 'propietario', 'comercial', 'zuständig', 'verantwortlich', 'zugewiesen an'],
    ...['betreuer', 'attribué à', 'propriétaire', 'responsabile', 'assegnato a', 'responsável', 'atribuído a'],
    ...['vendedor', 'ответственный', 'менеджер', 'المسؤول', 'مسند إلى', 'ज़िम्मेदार', 'सौंपा गया', '负责人', '销售'],
    ...['所有者'],
  ],
  tags: [
    ...['categories', 'category', 'categorías', 'kategorien', 'catégories', 'категории', 'categorie', 'tag', 'label'],
    ...['labels', 'etiqueta', 'etiquetas', 'schlagwort', 'schlagwörter', 'étiquette', 'étiquettes', 'etichetta'],
    ...['etichette', 'тег', 'теги', 'метки', 'الوسوم', 'وسوم', 'टैग', '标签'],
  ],
  platform: [
    ...['form', 'landing page', 'plataforma', 'plattform', 'plateforme', 'piattaforma', 'платформа', 'المنصة'],
    ...['प्लेटफ़ॉर्म', '平台'],
  ],
  leadSource: [
    ...['original source', 'lead-quelle', 'leadquelle', 'ursprüngliche quelle', 'fuente original'],
    ...['fuente de posible cliente', 'fuente del lead', 'origen del candidato', 'origen del prospecto'],
    ...['source du lead', 'source d’origine', 'источник интереса', 'источник лида', 'источник предв. контакта'],
    ...['source', 'origin', 'channel', 'origen', 'fuente', 'canal', 'quelle', 'herkunft', 'kanal', 'origine'],
    ...['provenance', 'fonte', 'provenienza', 'origem', 'источник', 'канал', 'المصدر', 'مصدر', 'स्रोत', '来源', '渠道'],
  ],
  message: [
    ...['mensaje inicial', 'initial message', 'enquiry', 'inquiry', 'request', 'mensaje', 'consulta', 'nachricht'],
    ...['anfrage', 'demande', 'messaggio', 'richiesta', 'mensagem', 'pedido', 'сообщение', 'запрос', 'الرسالة'],
    ...['رسالة', 'الطلب', 'संदेश', '留言', '消息', '咨询内容'],
  ],
  notes: [
    ...['internal notes', 'notas internas', 'descripción', 'beschreibung', 'описание', 'descrizione', 'descrição'],
    ...['note', 'comment', 'comments', 'remark', 'remarks', 'description', 'nota', 'notas', 'comentario'],
    ...['comentarios', 'observaciones', 'notiz', 'notizen', 'bemerkung', 'bemerkungen', 'kommentar', 'anmerkungen'],
    ...['commentaire', 'commentaires', 'remarque', 'remarques', 'commento', 'commenti', 'annotazioni', 'comentário'],
    ...['comentários', 'observações', 'заметка', 'заметки', 'комментарий', 'примечание', 'ملاحظات', 'ملاحظة'],
    ...['تعليق', 'टिप्पणी', 'नोट', 'नोट्स', '备注', '评论', '说明'],
  ],
  createdAt: [
    ...['created time', 'person created', 'lead created', 'add time', 'hora de creación', 'persona creada'],
    ...['erstellungsdatum', 'erstellungszeit', 'person erstellt', 'date d’ajout', 'время создания'],
    ...['дата добавления', 'created', 'created date', 'create date', 'created on', 'date', 'date added', 'creado'],
    ...['fecha', 'fecha de creación', 'fecha de alta', 'datum', 'erstellt', 'erstellt am', 'angelegt am'],
    ...['date de création', 'créé le', 'data', 'data di creazione', 'creato il', 'data de criação', 'criado em'],
    ...['дата', 'дата создания', 'создан', 'التاريخ', 'تاريخ الإنشاء', 'तारीख़', 'दिनांक', 'बनाने की तारीख़', '日期'],
    ...['创建日期', '创建时间'],
  ],
  nextFollowUpDate: [
    ...['next activity date', 'fecha de la próxima actividad', 'datum der nächsten aktivität'],
    ...['дата следующего действия', 'next follow-up', 'follow-up', 'next contact', 'next activity'],
    ...['próximo seguimiento', 'próximo contacto', 'nächster kontakt', 'wiedervorlage', 'prochaine relance'],
    ...['prochain contact', 'prossimo contatto', 'próximo contato', 'следующий контакт', 'المتابعة القادمة'],
    ...['المتابعة التالية', 'अगला संपर्क', 'अगला फ़ॉलो-अप', '下次跟进', '下次联系'],
  ],
}

/** How the parts of a name, and a second address, are headed. */
export const partHeadings = {
  firstName: [
    ...['first name', 'firstname', 'first', 'given name', 'given names', 'forename', 'forenames', 'nombre de pila'],
    ...['nombres', 'primer nombre', 'vorname', 'vornamen', 'rufname', 'prénom', 'prénoms', 'prenom', 'nome di battesimo'],
    ...['primeiro nome', 'имя отчество', 'الاسم الأول', 'पहला नाम', 'पहला', '名'],
  ],
  middleName: [
    ...['middle name', 'middle names', 'additional name', 'segundo nombre', 'zweiter vorname', 'weitere vornamen'],
    ...['deuxième prénom', 'secondo nome', 'segundo nome', 'отчество'],
  ],
  lastName: [
    ...['last name', 'lastname', 'last', 'surname', 'family name', 'apellido', 'apellidos', 'primer apellido'],
    ...['segundo apellido', 'second surname', 'apellido paterno', 'apellido materno', 'nachname', 'familienname'],
    ...['zuname', 'nom de famille', 'cognome', 'apelido', 'sobrenome', 'último nome', 'фамилия', 'اسم العائلة'],
    ...['اللقب', 'الاسم الأخير', 'اسم الأسرة', 'उपनाम', 'कुलनाम', 'अंतिम नाम', 'आखिरी नाम', '姓', '姓氏'],
  ],
  otherEmail: [
    ...['secondary email', 'alternate email', 'other email', 'correo secundario', 'correo electrónico secundario'],
    ...['zweite e-mail', 'sekundäre e-mail', 'дополнительный email', 'дополнительный адрес эл. почты'],
  ],
} as const
