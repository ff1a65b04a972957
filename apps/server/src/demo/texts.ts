/** Invented queries, oldest first, of 15 to 250 characters each. */
export const enquiries: readonly { name: string; message: string }[] = [
  {
    name: 'Anil Hosur',
    message:
      'Is there parking for two-wheelers at the Indiranagar center? I would come at six in the morning.',
  },
  {
    name: 'Shalini Moorthy',
    message: 'Do you have group classes for beginners on weekends? I have never been to a gym before.',
  },
  {
    name: 'Gautham Rai',
    message: 'Can I pay for the 12 month Elite plan in two parts, half now and half next month?',
  },
  {
    name: 'Nisha Bopanna',
    message: 'My knee was operated on in June. Is it safe to begin with a physiotherapy consultancy first?',
  },
  {
    name: 'Irfan Pasha',
    message: 'How many squat racks are there at HSR Layout, and is there a waiting list in the evening?',
  },
  {
    name: 'Leela Krishnan',
    message: 'I am 61 and would like to do light strength training. Is there a trainer for seniors?',
  },
  { name: 'Vinay Kamath', message: 'Do you sell the whey tubs at the center also, or only on the website?' },
  {
    name: 'Mary Pinto',
    message: 'We are eight colleagues from one office in Domlur. Is there a company rate for memberships?',
  },
  {
    name: 'Rahul Bhandari',
    message: 'Is the Filter Coffee whey made with real coffee? I avoid caffeine after lunch.',
  },
  {
    name: 'Savitha Gopal',
    message: 'Are there separate changing rooms and lockers for women at Vijayanagar?',
  },
  {
    name: 'Pranav Kini',
    message: 'My order shows Transit since yesterday. I am home only after seven, can it be delivered then?',
  },
  {
    name: 'Jyothi Ballal',
    message: 'Can I pause my Elite Pro membership for three weeks in December? I will be travelling.',
  },
  { name: 'Abhishek Nanda', message: 'Which plan includes swimming, and at which center is the pool?' },
  {
    name: 'Sunitha Mohan',
    message: 'Do the yoga classes need booking, or can I just come ten minutes before?',
  },
  {
    name: 'Farhan Baig',
    message: 'Is the weekend timing really only up to 10:30 in the morning? I work on weekdays until nine.',
  },
  {
    name: 'Keerthi Somayaji',
    message: 'I am vegetarian and want to put on muscle. Does the nutrition consultancy give a meal plan?',
  },
  {
    name: 'Dominic Lobo',
    message: 'Can my brother use the transfer days of my membership while I am away in Mangaluru?',
  },
  {
    name: 'Uma Chandrashekar',
    message:
      'The peanut butter jar arrived with a loose lid. It is sealed inside, so I kept it, but please tell your packers.',
  },
  {
    name: 'Tejas Wagle',
    message: 'Do you allow personal trainers from outside? I have worked with mine for four years.',
  },
  {
    name: 'Roopa Manjunath',
    message: 'What is the minimum age? My son is 14 and plays football for his school.',
  },
  {
    name: 'Sandeep Chawla',
    message: 'I moved from HSR Layout to Vijayanagar. Can my membership move with me, and what does it cost?',
  },
  { name: 'Neha Saxena', message: 'Is there a trial day before I take the six month plan?' },
  {
    name: 'Bharath Ponnappa',
    message: 'Do you have deadlift platforms and calibrated plates? I am preparing for a state meet.',
  },
  { name: 'Amina Siddiqui', message: 'Are there women trainers in the evening batch at Koramangala?' },
  {
    name: 'Chandru Swamy',
    message: 'Please call me about the 12 month plan. I would like to see the center on Saturday morning.',
  },
  { name: 'Preethi Jagadeesh', message: 'Do you deliver to Whitefield, and how long does it take?' },
  {
    name: 'Oliver Crasta',
    message:
      'Is the electrolyte mix all right for someone with high blood pressure? I run in Cubbon Park on Sundays.',
  },
  {
    name: 'Hema Ranganath',
    message: 'I paid for my membership in cash at Indiranagar today. Where do I find the receipt?',
  },
  {
    name: 'Zubair Lakdawala',
    message: 'Do you have a shower with hot water? I go straight to work in Manyata from the gym.',
  },
  {
    name: 'Sindhu Nagaraj',
    message: 'Is the dance class every day? Two of us would like to join from next Monday.',
  },
];

const reviews: Record<number, readonly string[]> = {
  5: [
    'Mixes well with cold water and the taste is not too sweet. I am on my third pack.',
    'Arrived in two days, sealed and with a long date. Will order again.',
    'My trainer recommended it, and I can feel the difference after four weeks.',
    'Good value for the price, and the whole family likes it.',
    'The best one that I have tried so far. No bloating at all.',
    'Exactly as described. The label lists everything clearly.',
    'Easy on the stomach, even before an early class.',
    'I take it after every session. It keeps me full until lunch.',
  ],
  4: [
    'Good product. The scoop was hidden at the bottom of the pack.',
    'Nice taste, a little expensive. I would like a larger size.',
    'Works for me. One star less because the lid was hard to open.',
    'Does what it says. The flavour is milder than I expected.',
    'Good quality, but delivery took four days this time.',
  ],
  3: [
    'It is all right. It leaves some lumps unless I use a shaker.',
    'Average taste, but the ingredients are clean.',
    'Fine for the price. I will try another flavour next time.',
  ],
  2: ['Too sweet for me, and it foams a lot in the shaker.'],
  1: ['I did not like the taste at all and gave it to a friend.'],
};

/** A new copy of all review texts; each is used at most once. */
export const reviewsByStars = (): Map<number, string[]> =>
  new Map(Object.entries(reviews).map(([stars, texts]) => [Number(stars), [...texts]]));
