export const consultancy = 'कंसल्टेंसी';
export const consultancyDescription = (name: string) =>
  `बेंगलुरु के ${name} में फ़िटनेस, न्यूट्रिशन और फ़िज़ियोथेरेपी के अपॉइंटमेंट।`;
export const consultancyLead =
  'आधा घंटा, एक ऐसे इंसान के साथ जो पहले पूछता है और फिर सलाह देता है। चुनें कि बात किस बारे में करनी है।';
export const aboutFitness = 'ट्रेनर देखते हैं कि आप अभी कहाँ हैं, और अगले आठ हफ़्तों का प्लान लिखकर देते हैं।';
export const aboutNutrition = 'आपके हफ़्ते भर के खाने को एक-एक करके देखते हैं और बताते हैं कि पहले क्या बदलना है।';
export const aboutPhysiotherapy = 'पुरानी चोट हो या नया दर्द: उस पर वज़न डालने से पहले एक बार जाँच।';
export const bookAnAppointment = 'अपॉइंटमेंट बुक करें';
export const appointmentDescription =
  'फ़िटनेस, न्यूट्रिशन या फ़िज़ियोथेरेपी कंसल्टेंसी बुक करें: उम्र, लंबाई, वज़न और आपकी सुविधा का दिन।';
export const chooseConsultancy = 'कंसल्टेंसी चुनें';
export const appointmentLead = 'अपने बारे में कुछ बातें और अपनी सुविधा का दिन बताएँ। बुकिंग बाद में आपकी प्रोफ़ाइल में मिलेगी।';
export const priceBefore = 'क़ीमत: ';
export const priceIncluded = 'मुफ़्त।';
export const priceAtCenter = (amount: string) => `${amount}, सेंटर पर चुकाएँ।`;
export const ourCoaches = 'हमारे कोच';
export const nextFree = (when: string) => `अगला खाली समय: ${when}`;
export const speaks = (languages: string) => `भाषाएँ: ${languages}`;
