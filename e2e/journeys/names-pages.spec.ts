import type { Page } from '@playwright/test';
import { expect, hydrated, signInAs, test, withoutMapServer } from '../fixtures/test';

type Names = readonly (string | RegExp)[];

/** What a screen reader reads on each page: its landmarks, headings and controls by role and name, in order. */
const publicPages: Record<string, Names> = {
  '/': [
    'banner',
    'link "Skip to content"',
    'link "Namma Strength"',
    'text: "Location: Banglore"',
    'navigation "Main"',
    'link "Home"',
    'link "Fitness"',
    'link "Consultancy"',
    'link "Store"',
    'link "Sign In"',
    'link "Profile"',
    'main',
    'region "Namma Strength"',
    'heading "Namma Strength" [level=1]',
    'link "Join"',
    'link "See memberships"',
    'region "About Us"',
    'heading "About Us" [level=2]',
    'region "Memberships"',
    'heading "Memberships" [level=2]',
    /^link "Elite Unlimited access to your center From ₹/,
    /^link "Elite Pro Unlimited access to 110 gyms From ₹/,
    /^link "Elite Plus Unlimited access to 300\+ gyms From ₹/,
    'region "On the floor"',
    'region "Reviews"',
    /^figure "Meghana Rao/,
    'region "Opening hours"',
    'region "Contact Us"',
    'heading "Contact Us" [level=2]',
    'form "Contact Us"',
    'textbox "Name"',
    'textbox "Email"',
    'textbox "Phone"',
    'textbox "Message"',
    'button "Send message"',
    'contentinfo',
    'heading "Visit" [level=2]',
    'heading "Open" [level=2]',
    'navigation "Our Links"',
    'link "Reviews"',
  ],
  '/fitness/elitePlus': [
    'main',
    'navigation "Membership tiers"',
    'link "Elite"',
    'link "Elite Pro"',
    'link "Elite Plus"',
    'region "Elite Plus"',
    'heading "Elite Plus" [level=1]',
    'link "Buy"',
    'region "At-Center Trainer led group classes"',
    'button "Previous classes" [disabled]',
    'button "Next classes"',
    'list "Group classes"',
    'heading "Yoga" [level=3]',
    'region "Join Us Now"',
    'article "Elite Plus, 12 months"',
    'heading "12 months" [level=3]',
    /^paragraph: .*₹15,999 was ₹19,999/,
    'link "Buy Elite Plus for 12 months"',
    'article "Elite Plus, 6 months"',
    'link "Buy Elite Plus for 6 months"',
    'article "Elite Plus, 3 months"',
    'link "Buy Elite Plus for 3 months"',
    'region "All nine plans"',
    'table "Elite"',
    'table "Elite Pro"',
    'table "Elite Plus (this page)"',
    'columnheader "12 months"',
    'rowheader "Pause days"',
  ],
  '/consultancy': [
    'main',
    'heading "Consultancy" [level=1]',
    /^link "Fitness .* Book an appointment"/,
    /^link "Nutrition .* Book an appointment"/,
    /^link "Physiotherapy .* Book an appointment"/,
  ],
  '/appointment?type=Nutrition': [
    'main',
    'heading "Nutrition" [level=1]',
    'form "Nutrition appointment"',
    'spinbutton "Age"',
    'spinbutton "Height (cm)"',
    'spinbutton "Weight (kg)"',
    'textbox "Date"',
    'button "Book appointment"',
    'link "sign in first"',
  ],
  '/signUp': [
    'main',
    'heading "Sign up" [level=1]',
    'textbox "Name"',
    'textbox "Email"',
    'textbox "Phone"',
    'combobox "Gender"',
    'textbox "Date of birth"',
    'textbox "Address"',
    'textbox "Password"',
    'button "Show password"',
    'textbox "Confirm password"',
    'button "Show confirm password"',
    'button "Sign up"',
    'link "Sign in"',
  ],
  '/store': [
    'main',
    'group: All Categories',
    'search',
    'combobox "Search"',
    'button "Search"',
    'navigation "Store"',
    'link "Wishlist"',
    'link "Orders"',
    'link "Cart"',
    'heading "Store" [level=1]',
    'region "Our shelves"',
    'group "1 of 3"',
    /^link ".*Shop Whey Protien"/,
    'button "Show Whey Protien"',
    /^button "(Pause|Play) slides"/,
    'button "Previous slide"',
    'button "Next slide"',
    'region "Top Seller"',
    'heading "Top Seller" [level=2]',
    'button "Previous in Top Seller" [disabled]',
    'button "Next in Top Seller"',
    /^link ".*Rated \d\.\d out of 5 ₹[\d,]+ was ₹[\d,]+ \d+% off"/,
  ],
  '/store/category?category=wheyprotein&price=1500-above': [
    'main',
    'heading "Whey Protien" [level=1]',
    /^paragraph: \d+ products · Only what is priced ₹1,500 and above$/,
    'group "Filters"',
    'link "Clear All"',
    'region "Category"',
    'link "Whey Protien , 10 products"',
    'region "Price"',
    'link "₹1,500 and above , 10 products"',
    'region "Rating"',
    'link "4 and above , 8 products"',
    'list',
    /^link ".*Rated \d\.\d out of 5 ₹/,
  ],
  '/store/product?id=1': [
    'main',
    'article',
    'img "Namma Gold Whey Protein, Kesar Pista, 1 kg"',
    'link "Whey Protien"',
    /^text: .*Rated \d\.\d out of 5/,
    'heading "Namma Gold Whey Protein, Kesar Pista, 1 kg" [level=1]',
    /^paragraph: .*₹1,949 was MRP ₹2,499 22% off ₹194\.90 per 100 g · Includes all taxes/,
    'button "Buy"',
    'button "Add to cart"',
    'navigation "Flavour"',
    'link "Double Chocolate"',
    'navigation "Size"',
    'region "On the label"',
    'table "Nutrition"',
    'region "Reviews"',
    'heading "Reviews" [level=2]',
    'region "Similar products"',
    'button "Previous in Similar products" [disabled]',
    'button "Next in Similar products"',
  ],
};

const days = ['textbox "From"', 'textbox "To"'];

const list = (title: string, noun: string, ...filters: string[]): Names => [
  'main',
  `heading "${title}" [level=1]`,
  'button "Export CSV"',
  `searchbox "Search ${title.toLowerCase()}"`,
  ...filters,
  'combobox "Sort"',
  'combobox "Rows"',
  new RegExp(`^status: \\d+ ${noun}, page 1 of \\d+`),
];

const adminScreens: Record<string, Names> = {
  '/admin': [
    'banner',
    'link "Skip to content"',
    'link "Namma Strength Admin"',
    'navigation "Admin"',
    'link "Dashboard"',
    'link "Products"',
    // With the number of new rows, if any.
    /^link "Memberships/,
    /^link "Queries/,
    /^link "Orders/,
    'link "Counter"',
    'link "Cash-up"',
    'link "Members"',
    /^link "Appointments/,
    'link "Coaches"',
    'link "Activity"',
    'link "Mails"',
    'link "To the site"',
    'button "Logout"',
    'main',
    'heading "Dashboard" [level=1]',
    /^listitem: Today's Sales ₹/,
    /^listitem: Total Sales ₹/,
    /^link "queries \d/,
    /^link "Total Membership User's \d/,
    'region "Appointments"',
    'link "All appointments"',
    'region "Sales of the last 30 days"',
    'region "Orders by status"',
    'link "Pending"',
    'region "Memberships by tier"',
    'region "Recent Membership Buyers"',
    'region "Top Seller"',
    'table "Top Seller"',
    'columnheader "Product"',
    'columnheader "Price"',
    'columnheader "Total Sale"',
    'columnheader "Rating"',
    'columnheader "Stock"',
  ],
  '/admin/orders': list('Orders', 'orders?', 'combobox "Status"', ...days),
  '/admin/memberships': list(
    'Memberships',
    'memberships?',
    'combobox "Status"',
    'combobox "Center"',
    'combobox "Type"',
    ...days,
  ),
  '/admin/queries': list('Queries', '(query|queries)', 'combobox "Status"', 'combobox "Time left"', ...days),
  '/admin/appointments': list(
    'Appointments',
    'appointments?',
    'combobox "Show"',
    'combobox "Type"',
    'combobox "Status"',
    ...days,
  ),
  '/admin/appointments?view=day': [
    'main',
    'heading "Appointments" [level=1]',
    'navigation "Views"',
    'link "List"',
    'link "Day by coach"',
    'link "Time to be agreed"',
    'link "To be decided"',
    'textbox "Day"',
    'combobox "Center"',
    'combobox "Type"',
    'link "Day before"',
    'link "Day after"',
  ],
  '/admin/coaches': [
    'main',
    'heading "Coaches" [level=1]',
    'button "Close a center"',
    'button "Add a coach"',
    'navigation "Views"',
    /^button "Edit \w/,
    /^button "Time off of \w/,
    /^button "Retire \w/,
    'heading "Closures" [level=2]',
  ],
  '/admin/activity': list('Activity', '(entry|entries)', 'combobox "Action"', ...days),
  '/admin/counter': [
    'main',
    'heading "Counter" [level=1]',
    'combobox "This counter is at"',
    'search',
    'textbox "Slip, phone number, name or order number"',
    'button "Find"',
    'region "How it works"',
    'list "Keys"',
    'region "Visits today"',
  ],
  '/admin/cashUp': [
    'main',
    'heading "Cash-up" [level=1]',
    'button "Export CSV"',
    'button "Print"',
    'textbox "Day"',
    'combobox "Center"',
    'link "Day before"',
  ],
  '/admin/reviews': [
    'main',
    'heading "Reviews" [level=1]',
    'searchbox "Search reviews"',
    'combobox "State"',
    'combobox "Sort"',
    'combobox "Rows"',
    /^status: \d+ reviews?, page 1 of \d+/,
  ],
  '/admin/returns': [
    'main',
    'heading "Returns" [level=1]',
    'searchbox "Search returns"',
    'combobox "State"',
    'combobox "Sort"',
    'combobox "Rows"',
    /^status: \d+ returns?, page 1 of \d+/,
  ],
  '/admin/mails': [
    'main',
    'heading "Mails" [level=1]',
    'searchbox "Search mails"',
    'combobox "Status"',
    'combobox "Sort"',
    'combobox "Rows"',
    /^status: \d+ mails?, page 1 of \d+/,
  ],
  '/admin/members': [
    'main',
    'heading "Members" [level=1]',
    'searchbox "Search members"',
    'combobox "Sort"',
    'combobox "Rows"',
    /^status: \d+ members?, page 1 of \d+/,
  ],
  '/admin/reports': [
    'main',
    'heading "Reports" [level=1]',
    'button "Export CSV"',
    'navigation "Reports"',
    'link "Sales"',
    'link "Payments"',
    'link "Memberships"',
    'link "Renewals"',
    'link "Dues"',
    'combobox "Period"',
    'textbox "From"',
    'textbox "To"',
    'combobox "Compare with"',
    'combobox "Rows"',
    'term: Sales',
    'term: Orders',
  ],
  '/admin/products': [
    'main',
    'heading "Products" [level=1]',
    'button "Add product"',
    'search',
    'searchbox "Search products"',
    'combobox "Category"',
    'list',
    /^link ".*Rated \d\.\d out of 5 ₹/,
    /^button "Edit \w/,
    /^button "Delete \w/,
  ],
};

for (const [path, names] of Object.entries(publicPages)) {
  test(`a screen reader reads all names on ${path}`, async ({ page }) => {
    await withoutMapServer(page);
    await page.goto(path);
    await hydrated(page);

    await expectNames(page, names);
  });
}

test('a screen reader reads all names on the admin side', async ({ page, api }) => {
  await signInAs(page, { token: await api.adminToken() });
  for (const [path, names] of Object.entries(adminScreens)) {
    await page.goto(path);

    await test.step(path, () => expectNames(page, names));
  }
});

test('the buttons of an admin row name the row', async ({ page, api }) => {
  const { name, email } = await api.member();
  await api.call('contact/register', {
    body: { name, email, phone: '9876543210', msg: 'May I bring my own belt?' },
  });
  await signInAs(page, { token: await api.adminToken() });
  await page.goto(`/admin/queries?q=${encodeURIComponent(email)}`);

  await expectNames(page, [
    'checkbox "Select all 1 on this page"',
    'table "Queries"',
    'columnheader "Received"',
    /^checkbox "Select No\. \d+, Asha/,
    /^rowheader "Asha/,
    'cell "May I bring my own belt?"',
    /^button "Answer/,
    'navigation "Pages"',
  ]);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  const stillPages = [
    ...Object.keys(publicPages),
    '/fitness/buy',
    '/adminLogin',
    '/store/wishlist',
    '/admin',
  ];

  test('no page is animated', async ({ page, api }) => {
    await withoutMapServer(page);
    await signInAs(page, { token: await api.adminToken() });
    for (const path of stillPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await test.step(path, async () => expect(await findMotion(page)).toEqual([]));
    }
  });

  test('no menu, dialog or carousel is animated', async ({ page, api }) => {
    await signInAs(page, { token: await api.adminToken() });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/store');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await page.getByRole('button', { name: 'Next slide' }).click();
    expect(await findMotion(page)).toEqual([]);

    await page.goto('/store/category');
    await hydrated(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('link', { name: 'Fit Foods' })).toBeVisible();
    expect(await findMotion(page)).toEqual([]);

    await page.goto('/admin/products');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findMotion(page)).toEqual([]);
  });
});

/** Running animations, and elements whose next change would be animated or scroll smoothly. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const takesTime = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0);
    const running = document.getAnimations().filter(({ effect }) => {
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      return Number(activeDuration) > 0;
    });
    const moving = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = style;
        const isMoving =
          takesTime(transitionDuration) ||
          (animationName !== 'none' && takesTime(animationDuration)) ||
          scrollBehavior === 'smooth';
        return isMoving ? [`${element.tagName}${part} ${element.className}`] : [];
      }),
    );
    return [...running.map((animation) => `runs: ${animation.constructor.name}`), ...moving];
  });

/** Waits until the page has all these names in this order. */
async function expectNames(page: Page, names: Names): Promise<void> {
  await expect(async () => {
    const spoken = (await page.locator('body').ariaSnapshot()).split('\n');
    expect(firstUnheard(spoken, names)).toBeUndefined();
  }).toPass({ timeout: 10_000 });
}

/** The first name that is missing in the order. A line has a role, a name, and a state or text. */
function firstUnheard(spoken: readonly string[], names: Names): string | RegExp | undefined {
  let from = 0;
  return names.find((name) => {
    const at = spoken.findIndex((line, i) => {
      const words = line.replace(/^[ \-']+/, '');
      return i >= from && (typeof name === 'string' ? isSaid(words, name) : name.test(words));
    });
    from = at + 1;
    return at < 0;
  });
}

const isSaid = (words: string, name: string): boolean =>
  words === name || [' ', ':'].some((next) => words.startsWith(`${name}${next}`));
