import { type NamePool, names } from './pool.ts'

export const arabic: NamePool = {
  form: 'plain',
  given: [
    names(`محمد:mohammed, أحمد:ahmed, علي:ali, خالد:khalid, عبدالله:abdullah, عمر:omar, يوسف:youssef, حسن:hassan, حسين:hussein,
      إبراهيم:ibrahim, سعيد:saeed, فهد:fahad, سلطان:sultan, ماجد:majed, ناصر:nasser, طارق:tariq, سامي:sami, كريم:karim, رامي:rami,
      زياد:ziad, وليد:waleed, بدر:badr, تركي:turki, فيصل:faisal, عبدالرحمن:abdulrahman, مصطفى:mostafa, محمود:mahmoud, هشام:hisham,
      ياسر:yasser, أيمن:ayman, جمال:jamal, راشد:rashid, سيف:saif, حمد:hamad, مروان:marwan, نبيل:nabil, عادل:adel, بلال:bilal`),
    names(`فاطمة:fatima, عائشة:aisha, مريم:maryam, نورة:noura, سارة:sara, ليلى:layla, هدى:huda, أمل:amal, ريم:reem, دانة:dana,
      سلمى:salma, ياسمين:yasmin, رانيا:rania, منى:mona, هند:hind, شيماء:shaimaa, نور:nour, لينا:lina, دينا:dina, إيمان:iman,
      خديجة:khadija, زينب:zainab, أسماء:asma, حنان:hanan, سعاد:souad, لطيفة:latifa, موزة:moza, شيخة:sheikha, غادة:ghada, عبير:abeer`),
  ],
  family: [
    names(`الحربي:alharbi, القحطاني:alqahtani, العتيبي:alotaibi, الشمري:alshammari, الغامدي:alghamdi, الزهراني:alzahrani,
      الدوسري:aldosari, المطيري:almutairi, الكعبي:alkaabi, المنصوري:almansoori, الشامسي:alshamsi, المزروعي:almazrouei,
      النعيمي:alnuaimi, الهاشمي:alhashimi, السويدي:alsuwaidi, الظاهري:aldhaheri, الكتبي:alketbi, المهيري:almheiri, حداد:haddad,
      خوري:khoury, منصور:mansour, حسن:hassan, إبراهيم:ibrahim, سليمان:suleiman, عبدالعزيز:abdelaziz, فاروق:farouk, سالم:salem,
      شاهين:shaheen, عثمان:othman, الشريف:elsharif, المصري:elmasry, بناني:bennani, العلوي:alaoui, بنعلي:benali, التازي:tazi,
      الإدريسي:idrissi, زكي:zaki, رمضان:ramadan, صالح:saleh, عبدالرازق:abdelrazek, النجار:alnajjar, الخطيب:alkhatib, عيسى:issa,
      داود:daoud, جابر:jaber, الرشيد:alrashid, العنزي:alanazi, السبيعي:alsubaie, البلوشي:albalushi, الأنصاري:alansari`),
  ],
}

const russianFamily = `Иванов:ivanov, Смирнов:smirnov, Кузнецов:kuznetsov, Попов:popov, Васильев:vasiliev, Петров:petrov,
  Соколов:sokolov, Михайлов:mikhailov, Новиков:novikov, Фёдоров:fedorov, Морозов:morozov, Волков:volkov, Алексеев:alekseev,
  Лебедев:lebedev, Семёнов:semenov, Егоров:egorov, Павлов:pavlov, Козлов:kozlov, Степанов:stepanov, Николаев:nikolaev,
  Орлов:orlov, Андреев:andreev, Макаров:makarov, Никитин:nikitin, Захаров:zakharov, Зайцев:zaitsev, Соловьёв:soloviev,
  Борисов:borisov, Яковлев:yakovlev, Григорьев:grigoriev, Романов:romanov, Воробьёв:vorobiev, Сергеев:sergeev,
  Кузьмин:kuzmin, Фролов:frolov, Александров:aleksandrov, Дмитриев:dmitriev, Королёв:korolev, Гусев:gusev, Киселёв:kiselev,
  Ильин:ilyin, Максимов:maksimov, Поляков:polyakov, Сорокин:sorokin, Виноградов:vinogradov, Ковалёв:kovalev, Белов:belov,
  Медведев:medvedev, Антонов:antonov, Тарасов:tarasov, Жуков:zhukov, Баранов:baranov, Филиппов:filippov, Комаров:komarov,
  Давыдов:davydov, Беляев:belyaev, Герасимов:gerasimov, Богданов:bogdanov, Осипов:osipov, Сидоров:sidorov`

export const russian: NamePool = {
  form: 'plain',
  given: [
    names(`Александр:aleksandr, Алексей:aleksey, Андрей:andrey, Антон:anton, Артём:artem, Борис:boris, Вадим:vadim,
      Валерий:valery, Василий:vasily, Виктор:viktor, Виталий:vitaly, Владимир:vladimir, Георгий:georgy, Григорий:grigory,
      Данил:danil, Денис:denis, Дмитрий:dmitry, Евгений:evgeny, Егор:egor, Иван:ivan, Игорь:igor, Илья:ilya, Кирилл:kirill,
      Константин:konstantin, Максим:maksim, Михаил:mikhail, Никита:nikita, Николай:nikolay, Олег:oleg, Павел:pavel,
      Пётр:petr, Роман:roman, Руслан:ruslan, Сергей:sergey, Станислав:stanislav, Степан:stepan, Тимур:timur, Фёдор:fedor,
      Юрий:yury, Ярослав:yaroslav`),
    names(`Александра:aleksandra, Алина:alina, Алла:alla, Анастасия:anastasia, Анна:anna, Валентина:valentina,
      Вера:vera, Вероника:veronika, Виктория:viktoria, Галина:galina, Дарья:daria, Диана:diana, Евгения:evgenia,
      Екатерина:ekaterina, Елена:elena, Елизавета:elizaveta, Жанна:zhanna, Инна:inna, Ирина:irina, Карина:karina,
      Кристина:kristina, Ксения:ksenia, Лариса:larisa, Людмила:lyudmila, Маргарита:margarita, Марина:marina, Мария:maria,
      Надежда:nadezhda, Наталья:natalia, Оксана:oksana, Ольга:olga, Полина:polina, Светлана:svetlana, София:sofia,
      Татьяна:tatiana, Юлия:yulia, Яна:yana`),
  ],
  family: [
    names(russianFamily),
    names(russianFamily).map(({ text, latin }) => ({ text: `${text}а`, latin: `${latin}a` })),
  ],
}

export const chinese: NamePool = {
  form: 'firstFamily',
  given: [
    names(`伟:wei, 强:qiang, 磊:lei, 军:jun, 勇:yong, 杰:jie, 涛:tao, 明:ming, 超:chao, 刚:gang, 平:ping, 辉:hui, 鹏:peng, 飞:fei,
      波:bo, 斌:bin, 凯:kai, 浩:hao, 宇:yu, 鑫:xin, 建国:jianguo, 志强:zhiqiang, 志明:zhiming, 建华:jianhua, 国强:guoqiang,
      文博:wenbo, 子轩:zixuan, 浩然:haoran, 俊杰:junjie, 宇航:yuhang, 家豪:jiahao, 伟明:weiming, 晓东:xiaodong, 海涛:haitao,
      永强:yongqiang, 德华:dehua, 天宇:tianyu, 思远:siyuan, 振华:zhenhua, 嘉诚:jiacheng`),
    names(`芳:fang, 娜:na, 敏:min, 静:jing, 丽:li, 艳:yan, 娟:juan, 霞:xia, 燕:yan, 玲:ling, 婷:ting, 雪:xue, 倩:qian, 颖:ying, 琳:lin,
      丹:dan, 萍:ping, 洁:jie, 慧:hui, 莹:ying, 秀英:xiuying, 桂英:guiying, 丽娟:lijuan, 晓燕:xiaoyan, 雅婷:yating, 诗涵:shihan,
      梦洁:mengjie, 欣怡:xinyi, 雨桐:yutong, 佳怡:jiayi, 思颖:siying, 美玲:meiling, 淑芬:shufen, 慧敏:huimin, 晓梅:xiaomei,
      文静:wenjing, 春梅:chunmei, 海燕:haiyan`),
  ],
  family: [
    names(`王:wang, 李:li, 张:zhang, 刘:liu, 陈:chen, 杨:yang, 赵:zhao, 黄:huang, 周:zhou, 吴:wu, 徐:xu, 孙:sun, 胡:hu, 朱:zhu,
      高:gao, 林:lin, 何:he, 郭:guo, 马:ma, 罗:luo, 梁:liang, 宋:song, 郑:zheng, 谢:xie, 韩:han, 唐:tang, 冯:feng, 于:yu, 董:dong,
      萧:xiao, 程:cheng, 曹:cao, 袁:yuan, 邓:deng, 许:xu, 傅:fu, 沈:shen, 曾:zeng, 彭:peng, 吕:lyu, 苏:su, 卢:lu, 蒋:jiang, 蔡:cai,
      贾:jia, 丁:ding, 魏:wei, 薛:xue, 叶:ye, 阎:yan, 余:yu, 潘:pan, 杜:du, 戴:dai, 夏:xia, 钟:zhong, 汪:wang, 田:tian, 任:ren,
      姜:jiang, 范:fan, 方:fang, 石:shi, 姚:yao, 谭:tan, 廖:liao, 邹:zou, 熊:xiong, 金:jin, 陆:lu, 郝:hao, 孔:kong, 白:bai, 崔:cui,
      康:kang, 毛:mao, 邱:qiu, 秦:qin, 江:jiang, 史:shi, 顾:gu, 侯:hou, 邵:shao, 孟:meng, 龙:long, 万:wan, 段:duan, 欧阳:ouyang`),
  ],
}

export const indian: NamePool = {
  form: 'plain',
  given: [
    names(`आरव:aarav, अभिषेक:abhishek, अजय:ajay, अखिल:akhil, अमित:amit, आनंद:anand, अनिल:anil, अर्जुन:arjun, अरुण:arun, अशोक:ashok,
      भरत:bharat, चेतन:chetan, दीपक:deepak, दिनेश:dinesh, गौरव:gaurav, गोपाल:gopal, हरीश:harish, हेमंत:hemant, जितेंद्र:jitendra,
      कार्तिक:kartik, कुणाल:kunal, मनीष:manish, मनोज:manoj, मोहित:mohit, नवीन:naveen, निखिल:nikhil, नितिन:nitin, पंकज:pankaj,
      प्रकाश:prakash, प्रशांत:prashant, राहुल:rahul, राज:raj, राजेश:rajesh, राकेश:rakesh, रवि:ravi, रोहन:rohan, रोहित:rohit,
      संजय:sanjay, संदीप:sandeep, सचिन:sachin, सौरभ:saurabh, शिवम:shivam, सुनील:sunil, सुरेश:suresh, तरुण:tarun, उमेश:umesh,
      विकास:vikas, विक्रम:vikram, विनोद:vinod, विशाल:vishal, विवेक:vivek, यश:yash`),
    names(`आरती:aarti, आशा:asha, अदिति:aditi, अंजलि:anjali, अनिता:anita, अनुष्का:anushka, भावना:bhavna, दिव्या:divya, गीता:geeta,
      गायत्री:gayatri, हेमा:hema, ईशा:isha, जया:jaya, ज्योति:jyoti, कविता:kavita, किरण:kiran, कोमल:komal, लक्ष्मी:lakshmi, माधुरी:madhuri,
      मीना:meena, मेघा:megha, नेहा:neha, निशा:nisha, पद्मा:padma, पल्लवी:pallavi, पूजा:pooja, प्रिया:priya, राधा:radha, रेखा:rekha,
      रितु:ritu, ऋचा:richa, संगीता:sangeeta, सरिता:sarita, शालिनी:shalini, शिल्पा:shilpa, श्वेता:shweta, स्नेहा:sneha, सोनिया:sonia,
      सुनीता:sunita, स्वाति:swati, तन्वी:tanvi, उषा:usha, वंदना:vandana, वर्षा:varsha, विद्या:vidya`),
  ],
  family: [
    names(`शर्मा:sharma, वर्मा:verma, गुप्ता:gupta, सिंह:singh, कुमार:kumar, पटेल:patel, शाह:shah, मेहता:mehta, जोशी:joshi, देसाई:desai,
      अग्रवाल:agarwal, बंसल:bansal, भाटिया:bhatia, चौधरी:chaudhary, चोपड़ा:chopra, दास:das, दत्ता:dutta, गांधी:gandhi, घोष:ghosh,
      गोयल:goyal, जैन:jain, कपूर:kapoor, खन्ना:khanna, कुलकर्णी:kulkarni, मल्होत्रा:malhotra, मिश्रा:mishra, मुखर्जी:mukherjee,
      नायर:nair, नायक:nayak, पांडे:pandey, पाटिल:patil, पिल्लई:pillai, प्रसाद:prasad, राव:rao, रेड्डी:reddy, राठौर:rathore, सक्सेना:saxena,
      सेठी:sethi, शुक्ला:shukla, सिन्हा:sinha, सोनी:soni, श्रीवास्तव:srivastava, ठाकुर:thakur, तिवारी:tiwari, त्रिपाठी:tripathi,
      त्रिवेदी:trivedi, यादव:yadav, अय्यर:iyer, बोस:bose, भट्ट:bhatt, चंद्रा:chandra, मोदी:modi, मेनन:menon, चटर्जी:chatterjee`),
  ],
}
