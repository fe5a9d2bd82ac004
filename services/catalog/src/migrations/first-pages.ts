interface FirstPage {
  slug: string;
  title: string;
  titleKm: string;
  text: string;
  textKm: string;
}

/** What the footer of a new shop says; phone and Telegram are for its admin to fill in. */
export const firstShopFacts = {
  address: 'Phnom Penh, Cambodia',
  addressKm: 'រាជធានីភ្នំពេញ ប្រទេសកម្ពុជា',
  hours: 'Every day, 8:00 to 18:00',
  hoursKm: 'រាល់ថ្ងៃ ម៉ោង 8:00 ដល់ 18:00',
};

/** The pages of a new shop. They promise nothing that the shop does not do; the admin makes them the shop's own. */
export const firstPages: FirstPage[] = [
  {
    slug: 'about',
    title: 'About us',
    titleKm: 'អំពីយើង',
    text: `We sell mice, mousepads, keyboards, headphones and monitors, and deliver them all over Cambodia from Phnom Penh.

# What you can rely on
- Prices are in US dollars and include everything but delivery, which the checkout shows before you order.
- The stock that you see is the stock that we have. What you check out is held for you while you pay.
- Reviews are written only by customers who bought the product.

# This is a demo shop
Products, brands and prices are made up to show how the shop works. Payment is a demonstration: no money is taken, and nothing is sent.`,
    textKm: `យើងលក់កណ្ដុរ ផ្ទាំងរងកណ្ដុរ ក្ដារចុច កាស និងម៉ូនីទ័រ ហើយដឹកជញ្ជូនពីភ្នំពេញទៅគ្រប់រាជធានី-ខេត្តក្នុងប្រទេសកម្ពុជា។

# អ្វីដែលអ្នកអាចទុកចិត្តបាន
- តម្លៃគិតជាដុល្លារអាមេរិក រួមបញ្ចូលអ្វីៗទាំងអស់ លើកលែងតែថ្លៃដឹកជញ្ជូន ដែលបង្ហាញជូនមុនពេលអ្នកបញ្ជាទិញ។
- ស្តុកដែលអ្នកឃើញ គឺជាស្តុកដែលយើងមានពិត។ ទំនិញដែលអ្នកបញ្ជាទិញត្រូវបានទុកជូនអ្នក ក្នុងពេលអ្នកបង់ប្រាក់។
- មានតែអតិថិជនដែលបានទិញផលិតផលប៉ុណ្ណោះ ទើបអាចសរសេរការវាយតម្លៃបាន។

# នេះជាហាងសាកល្បង
ផលិតផល ម៉ាក និងតម្លៃត្រូវបានបង្កើតឡើង ដើម្បីបង្ហាញពីរបៀបដែលហាងដំណើរការ។ ការបង់ប្រាក់គ្រាន់តែជាការសាកល្បង៖ គ្មានការកាត់ប្រាក់ ហើយគ្មានទំនិញត្រូវបានផ្ញើទេ។`,
  },
  {
    slug: 'delivery',
    title: 'Delivery',
    titleKm: 'ការដឹកជញ្ជូន',
    text: `We deliver to Phnom Penh and to every province of Cambodia.

# What it costs
The checkout shows the cost of delivery, and from when it is free, before you order. There is nothing to add when the parcel arrives.

# How long it takes
How many working days after payment it usually takes to your province stands in the table below. Holidays and floods can make it longer.

# Where your parcel is
My Orders shows when your order was paid, sent and delivered, with the courier and the tracking number. We also tell you by mail.

# When something is wrong
If the parcel is damaged or something is missing, keep the packing, take a photo and tell us within two days.`,
    textKm: `យើងដឹកជញ្ជូនក្នុងរាជធានីភ្នំពេញ និងទៅគ្រប់ខេត្តក្នុងប្រទេសកម្ពុជា។

# ថ្លៃដឹកជញ្ជូន
ថ្លៃដឹកជញ្ជូន និងលក្ខខណ្ឌដឹកឥតគិតថ្លៃ ត្រូវបានបង្ហាញមុនពេលអ្នកបញ្ជាទិញ។ អ្នកមិនចាំបាច់បង់អ្វីបន្ថែមទេ ពេលទំនិញទៅដល់។

# រយៈពេលដឹកជញ្ជូន
ចំនួនថ្ងៃធ្វើការដែលត្រូវការជាធម្មតា ក្រោយពេលបង់ប្រាក់ សម្រាប់ខេត្តរបស់អ្នក មាននៅក្នុងតារាងខាងក្រោម។ ថ្ងៃបុណ្យ ឬទឹកជំនន់អាចធ្វើឱ្យយឺតជាងនេះ។

# ទំនិញរបស់អ្នកនៅទីណា
ទំព័រការបញ្ជាទិញរបស់ខ្ញុំបង្ហាញថា ការបញ្ជាទិញត្រូវបានបង់ប្រាក់ ផ្ញើចេញ និងដឹកដល់នៅពេលណា រួមទាំងឈ្មោះអ្នកដឹកជញ្ជូន និងលេខតាមដាន។ យើងក៏ជូនដំណឹងតាមអ៊ីមែលផងដែរ។

# បើមានបញ្ហា
បើកញ្ចប់ខូច ឬខ្វះទំនិញ សូមរក្សាទុកការវេចខ្ចប់ ថតរូប ហើយប្រាប់យើងក្នុងរយៈពេលពីរថ្ងៃ។`,
  },
  {
    slug: 'returns',
    title: 'Returns',
    titleKm: 'ការប្រគល់ទំនិញវិញ',
    text: `Changed your mind? You can return what you bought within 7 days after it arrived.

# What we take back
- Products that are complete and as good as new, with their packing.
- Earbuds and in-ear headphones only while their seal is unbroken.
- Products with a fault at any time within their warranty.

# How to return something
- Tell us your order number, which is in your mail and in My Orders, and what you return.
- Bring the product to us, or send it. You pay for sending it, unless it has a fault or we sent the wrong one.
- We look at it and refund the order in the way that you paid.

An order that is not paid yet can be cancelled in My Orders at any time.`,
    textKm: `ប្ដូរចិត្តឬ? អ្នកអាចប្រគល់ទំនិញដែលបានទិញមកវិញ ក្នុងរយៈពេល 7 ថ្ងៃ ក្រោយពេលទទួលបាន។

# ទំនិញដែលយើងទទួលវិញ
- ទំនិញដែលមានគ្រប់គ្រឿង នៅល្អដូចថ្មី ហើយមានការវេចខ្ចប់ដើម។
- កាសត្រចៀក លុះត្រាតែត្រាបិទមិនទាន់បានបើក។
- ទំនិញដែលមានកំហុសបច្ចេកទេស គ្រប់ពេលក្នុងរយៈពេលធានា។

# របៀបប្រគល់វិញ
- ប្រាប់យើងពីលេខបញ្ជាទិញ ដែលមានក្នុងអ៊ីមែល និងក្នុងការបញ្ជាទិញរបស់ខ្ញុំ ព្រមទាំងទំនិញដែលចង់ប្រគល់វិញ។
- យកទំនិញមកហាង ឬផ្ញើមក។ អ្នកបង់ថ្លៃផ្ញើ លើកលែងតែទំនិញមានកំហុសបច្ចេកទេស ឬយើងផ្ញើខុស។
- យើងពិនិត្យទំនិញ ហើយសងប្រាក់វិញតាមវិធីដែលអ្នកបានបង់។

ការបញ្ជាទិញដែលមិនទាន់បង់ប្រាក់ អាចបោះបង់បានគ្រប់ពេលក្នុងការបញ្ជាទិញរបស់ខ្ញុំ។`,
  },
  {
    slug: 'warranty',
    title: 'Warranty',
    titleKm: 'ការធានា',
    text: `Every product has a warranty of 12 months from the day it arrived, unless its page names a longer one.

# What it covers
- Faults of material and making: a key that does not answer, a button that clicks twice, a dead headphone driver.
- Monitors with five or more dead pixels.

# What it does not cover
- Damage by falls, water, lightning or the wrong power supply.
- Wear of pads, cushions, skates and cables, and what somebody has opened or changed.

# How to use it
Tell us your order number and what is wrong. A photo or a short video helps. We repair the product, replace it, or pay its price back if neither is possible. My Orders keeps your receipt, which is all the proof that we need.`,
    textKm: `ផលិតផលនីមួយៗមានការធានា 12 ខែ គិតពីថ្ងៃទទួលបាន លើកលែងតែទំព័រផលិតផលបញ្ជាក់រយៈពេលវែងជាងនេះ។

# អ្វីដែលធានា
- កំហុសនៃវត្ថុធាតុដើម និងការផលិត៖ គ្រាប់ចុចមិនដំណើរការ ប៊ូតុងចុចម្ដងចេញពីរដង ឬកាសស្ងាត់ម្ខាង។
- ម៉ូនីទ័រដែលមានភិចសែលខូចចាប់ពីប្រាំឡើងទៅ។

# អ្វីដែលមិនធានា
- ការខូចខាតដោយការធ្លាក់ ទឹក រន្ទះ ឬការប្រើភ្លើងមិនត្រឹមត្រូវ។
- ការសឹកនៃផ្ទាំងរង ទ្រនាប់កាស ជើងកណ្ដុរ និងខ្សែ ឬទំនិញដែលមានគេបើក ឬកែច្នៃ។

# របៀបប្រើការធានា
ប្រាប់យើងពីលេខបញ្ជាទិញ និងបញ្ហាដែលកើតឡើង។ រូបថត ឬវីដេអូខ្លីអាចជួយបាន។ យើងជួសជុល ប្ដូរថ្មី ឬសងប្រាក់វិញ បើធ្វើទាំងពីរមិនបាន។ ការបញ្ជាទិញរបស់ខ្ញុំរក្សាទុកបង្កាន់ដៃរបស់អ្នក ដែលជាភស្តុតាងតែមួយដែលយើងត្រូវការ។`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    titleKm: 'ឯកជនភាព',
    text: `We keep what we need to run the shop and to deliver your orders, and no more.

# What we keep
- Your name, email, phone number and addresses, while you have an account.
- Your orders with the name, phone number and address of each, as receipts.
- Your password only as a hash, from which nobody can read it.
- From where your account was logged in to, for 90 days, so that you can see it too.

# What we do not do
- We sell or lend your data to nobody. The courier gets your name, phone number and address.
- There is no advertising and no tracking by others on our pages.
- Searches are counted without who searched.

# Cookies
One keeps you logged in, one remembers a device that you have logged in with, and two remember your language and theme. Your cart is kept in your browser.

# Your rights
Ask us for a copy of your data, or to delete your account, and with it your name, phone number and addresses. Your reviews stay without your name. We do it free of charge.`,
    textKm: `យើងរក្សាទុកតែព័ត៌មានដែលចាំបាច់សម្រាប់ដំណើរការហាង និងដឹកជញ្ជូនការបញ្ជាទិញរបស់អ្នកប៉ុណ្ណោះ។

# អ្វីដែលយើងរក្សាទុក
- ឈ្មោះ អ៊ីមែល លេខទូរស័ព្ទ និងអាសយដ្ឋានរបស់អ្នក ដរាបណាអ្នកមានគណនី។
- ការបញ្ជាទិញរបស់អ្នក ដោយមានឈ្មោះ លេខទូរស័ព្ទ និងអាសយដ្ឋាន ទុកជាបង្កាន់ដៃ។
- ពាក្យសម្ងាត់របស់អ្នក ក្នុងទម្រង់កូដដែលគ្មានអ្នកណាអាចអានបាន។
- កន្លែងដែលគណនីរបស់អ្នកត្រូវបានចូល ក្នុងរយៈពេល 90 ថ្ងៃ ដើម្បីឱ្យអ្នកក៏អាចពិនិត្យបាន។

# អ្វីដែលយើងមិនធ្វើ
- យើងមិនលក់ ឬឱ្យទិន្នន័យរបស់អ្នកទៅអ្នកណាឡើយ។ អ្នកដឹកជញ្ជូនទទួលបានឈ្មោះ លេខទូរស័ព្ទ និងអាសយដ្ឋានរបស់អ្នក។
- គ្មានការផ្សាយពាណិជ្ជកម្ម និងគ្មានការតាមដានពីអ្នកដទៃលើទំព័ររបស់យើងទេ។
- ការស្វែងរកត្រូវបានរាប់ដោយមិនកត់ត្រាថាអ្នកណាស្វែងរក។

# ខូឃី
ខូឃីមួយរក្សាការចូលគណនីរបស់អ្នក មួយចងចាំឧបករណ៍ដែលអ្នកធ្លាប់ចូល ហើយពីរទៀតចងចាំភាសា និងផ្ទៃភ្លឺឬងងឹត។ កន្ត្រករបស់អ្នករក្សាទុកក្នុងកម្មវិធីរុករករបស់អ្នក។

# សិទ្ធិរបស់អ្នក
អ្នកអាចស្នើសុំច្បាប់ចម្លងនៃទិន្នន័យរបស់អ្នក ឬសុំឱ្យលុបគណនី រួមទាំងឈ្មោះ លេខទូរស័ព្ទ និងអាសយដ្ឋានរបស់អ្នក។ ការវាយតម្លៃរបស់អ្នកនៅសល់ ដោយគ្មានឈ្មោះ។ យើងធ្វើជូនដោយឥតគិតថ្លៃ។`,
  },
  {
    slug: 'terms',
    title: 'Terms',
    titleKm: 'លក្ខខណ្ឌ',
    text: `These terms hold for every order in this shop.

# Your order
- You order by checking out. The order is placed when you see the payment page, at the price that it shows.
- We hold the products for you while you pay. An order that is not paid in time is cancelled by itself, and costs nothing.
- If a price or the stock changes before you check out, we show you the change first.

# Payment
Prices are in US dollars. The amount in riel is shown to help you; the amount in dollars counts. You pay by KHQR with the app of your bank.

# Cancelling
You can cancel an order until it is paid. After that, see Returns.

# Your account
Keep your password to yourself. We may block an account that harms other customers or the shop.

# Law
The law of the Kingdom of Cambodia applies.`,
    textKm: `លក្ខខណ្ឌទាំងនេះអនុវត្តចំពោះរាល់ការបញ្ជាទិញក្នុងហាងនេះ។

# ការបញ្ជាទិញរបស់អ្នក
- ការបញ្ជាទិញកើតឡើងនៅពេលអ្នកឃើញទំព័របង់ប្រាក់ តាមតម្លៃដែលបង្ហាញនៅទីនោះ។
- យើងទុកទំនិញជូនអ្នក ក្នុងពេលអ្នកបង់ប្រាក់។ ការបញ្ជាទិញដែលមិនបានបង់ទាន់ពេល ត្រូវបានបោះបង់ដោយស្វ័យប្រវត្តិ ហើយអ្នកមិនអស់អ្វីទេ។
- បើតម្លៃ ឬស្តុកផ្លាស់ប្ដូរមុនពេលអ្នកបញ្ជាទិញ យើងបង្ហាញការផ្លាស់ប្ដូរនោះជូនជាមុន។

# ការបង់ប្រាក់
តម្លៃគិតជាដុល្លារអាមេរិក។ ចំនួនជារៀលបង្ហាញដើម្បីងាយយល់ ចំនួនជាដុល្លារជាចំនួនដែលត្រូវបង់។ អ្នកបង់តាម KHQR ដោយកម្មវិធីធនាគាររបស់អ្នក។

# ការបោះបង់
អ្នកអាចបោះបង់ការបញ្ជាទិញបាន មុនពេលបង់ប្រាក់។ ក្រោយមក សូមមើលទំព័រការប្រគល់ទំនិញវិញ។

# គណនីរបស់អ្នក
សូមរក្សាពាក្យសម្ងាត់ជាការសម្ងាត់។ យើងអាចបិទគណនីដែលធ្វើឱ្យប៉ះពាល់ដល់អតិថិជនដទៃ ឬហាង។

# ច្បាប់
អនុវត្តតាមច្បាប់នៃព្រះរាជាណាចក្រកម្ពុជា។`,
  },
];
