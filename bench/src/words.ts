/** Names of generated products, members and messages, of letters only, so that pages show them without escaping. */

export const brands =
  'Nandi Deccan Kaveri Tunga Sahyadri Hampi Mysuru Coorg Malnad Chalukya Hoysala Kadamba Netravati Sharavathi Bandipur Lalbagh'.split(
    ' ',
  );

/** Three of these form the name of a smaller brand; larger shops have more of them. */
export const syllables =
  'ra vi ka mo na li tu sha ve do pri ma ko ze ni ba lo su te ya gi fo ru pa ke mi dha jo la vo ne ti sa bu'.split(
    ' ',
  );

export const lines =
  'Prime Classic Gold Pure Active Daily Ultra Natural Vital Power Essential Organic Instant Native Royal Select Endurance Performance Lean Titan'.split(
    ' ',
  );

/** One list for each category, in the contract's order. */
export const goods = [
  'Whey Protein,Whey Isolate,Casein Protein,Mass Gainer,Protein Blend,Whey Hydrolysate,Plant Protein,Soy Isolate,Pea Protein,Egg Protein,Recovery Shake,Protein Water',
  'Creatine Monohydrate,Preworkout Booster,Citrulline Malate,Amino Complex,Glutamine Powder,Electrolyte Tablets,Caffeine Capsules,Arginine Drink,Carnitine Shot,Magnesium Tablets,Isotonic Drink,Energy Gel',
  'Peanut Butter,Ragi Cookies,Protein Granola,Rolled Oats,Millet Muesli,Almond Butter,Energy Bites,Roasted Makhana,Quinoa Puffs,Trail Mixture,Fitness Bread,Multigrain Upma',
].map((list) => list.split(','));

export const flavours =
  'Mango Chocolate Vanilla Strawberry Banana Cardamom Saffron Coffee Coconut Pistachio Blueberry Cookies Caramel Orange Watermelon Lemon Jaggery Cinnamon Hazelnut Unflavoured'.split(
    ' ',
  );

export const sizes = ['250 g', '500 g', '750 g', '1 kg', '2 kg', '4 kg', '30 servings', '60 servings'];

export const descriptions = [
  'Mixes without lumps in cold water or milk. Contains twenty five grams per serving.',
  'Tested in an independent laboratory for every batch. Rich in fibre and slow carbohydrates.',
  'No added sugar, no colouring, no preservatives. With vitamins, zinc and digestive enzymes.',
  'Made for long training days and early mornings. Suitable for vegetarians.',
  'A favourite of the strength floor since the first year. Sweetened with stevia alone.',
  'Gentle on the stomach, also before a run. Take one scoop after training.',
  'Keeps you going between breakfast and lunch. Best within three months of opening.',
  'Packed in a tub that opens with one hand. Goes well with curd, fruit or porridge.',
];

export const firstNames =
  'Asha Ravi Meera Kiran Lakshmi Suresh Divya Manoj Pooja Girish Zoya Ananya Vikram Shreya Arjun Nisha Rahul Kavya Prakash Sneha Deepak Bhavana Harish Ramya Naveen Swathi Mahesh Pallavi Rohit Chaitra'.split(
    ' ',
  );

export const lastNames =
  'Rao Gowda Shetty Hegde Naik Iyer Bhat Kulkarni Acharya Pai Murthy Reddy Desai Patil Nair Kamath Prasad Shenoy Joshi Menon Bangera Hiremath Kumar Srinivasan'.split(
    ' ',
  );

export const wishes =
  'lockers,towels,a swimming pool,yoga in the evening,parking for bicycles,a steam room,a juice bar'.split(
    ',',
  );

export const towns = ['Bengaluru', 'Mysuru', 'Mangaluru', 'Hubballi', 'Tumakuru', 'Belagavi'];
