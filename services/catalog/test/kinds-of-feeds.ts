import { headers } from './headers-of-others.js';
import { at, fileOf, html, type Kind, read } from './kind-of-file.js';

/** Files of marketplaces and smaller systems. */
export const kindsOfFeeds = (brand: string, other: string): Record<string, Kind> => ({
  'etsy-listings': {
    profile: 'etsy',
    file: fileOf(
      headers['etsy-listings'],
      [
        {
          ...{
            TITOLO: 'Tappetino per mouse',
            DESCRIZIONE: 'Feltro\ngrigio',
            PREZZO: '18.40',
            CURRENCY_CODE: 'EUR',
          },
          ...{
            QUANTITÀ: '3',
            TAG: 'mouse,feltro',
            IMMAGINE1: at('a.png'),
            IMMAGINE2: at('b.png'),
            SKU: 'TM-1',
          },
        },
        {
          TITOLO: 'Tastiera piccola',
          PREZZO: '92.00',
          CURRENCY_CODE: 'EUR',
          QUANTITÀ: '1',
          IMMAGINE1: at('c.png'),
        },
        { TITOLO: 'Mouse pad XL', PREZZO: '46', CURRENCY_CODE: 'EUR', QUANTITÀ: '', IMMAGINE1: at('a.png') },
      ],
      { bom: '\uFEFF', end: '\r\n' },
    ),
    saved: [
      ['Tappetino per mouse', 'mousepad', 2000, 3, { images: 2, sku: 'TM-1' }],
      ['Tastiera piccola', 'keyboard', 10000, 1],
      ['Mouse pad XL', 'mousepad', 5000, 4],
    ],
    answers: { brand: { '': brand }, stock: { '': '4' }, currency: { EUR: '0.92' } },
  },
  'google-merchant': {
    profile: 'google',
    file: fileOf(
      headers['google-merchant'],
      [
        {
          ...{ id: 'G1', title: 'Wave Monitor', description: html, link: at('1'), image_link: at('a.png') },
          ...{ price: '120.00 USD', sale_price: '99.00 USD', availability: 'in stock', brand },
          ...{ category: 'Electronics > Monitors', condition: 'new', gtin: '4006381333931', quantity: '8' },
        },
        {
          ...{
            id: 'G2',
            title: 'Wave Headset',
            image_link: at('b.png'),
            price: '40 USD',
            availability: 'out of stock',
          },
          ...{ brand, category: 'Electronics > Audio > Headphones' },
        },
      ],
      { delimiter: '\t' },
    ),
    saved: [
      ['Wave Monitor', 'monitor', 9900, 8, { description: read }],
      ['Wave Headset', 'headphone', 4000, 0],
    ],
  },
  'loyverse-thai': {
    profile: 'loyverse',
    file: fileOf(headers['loyverse-thai'], [
      {
        ...{ Handle: 'pearl', SKU: '10001', Name: 'Pearl Earbuds', Category: 'Audio', 'Sold by weight': 'N' },
        ...{
          'Option 1 name': 'Colour',
          'Option 1 value': 'White',
          Cost: '10',
          Barcode: '885',
          'Track stock': 'Y',
        },
        ...{ 'Price [2525 Mini Shop]': '25.00', 'In stock [2525 Mini Shop]': '14' },
      },
      {
        ...{ Handle: 'pearl', SKU: '10002', 'Option 1 value': 'Black', Cost: '11', 'Track stock': 'Y' },
        ...{ 'Price [2525 Mini Shop]': '26.00', 'In stock [2525 Mini Shop]': '-2' },
      },
      {
        ...{
          Handle: 'reed',
          SKU: '10003',
          Name: 'Reed Mouse',
          Category: 'Mice',
          Cost: '0.00',
          'Track stock': 'N',
        },
        ...{ 'Price [2525 Mini Shop]': '9.00', 'In stock [2525 Mini Shop]': '' },
      },
    ]),
    // It has no images: those that are chosen with it are called by the SKU, or the name.
    saved: [
      ['Pearl Earbuds White', 'headphone', 2500, 14, { sku: '10001' }],
      ['Pearl Earbuds Black', 'headphone', 2600, 0, { sku: '10002' }],
      ['Reed Mouse', 'mouse', 900, 9],
    ],
    answers: { category: { Audio: 'headphone' }, brand: { '': brand }, stock: { '': '9' } },
  },
  'magento2-products': {
    profile: 'magento',
    file: fileOf(headers['magento2-products'], [
      {
        ...{
          sku: 'MB-R',
          attribute_set_code: 'Gear',
          product_type: 'simple',
          name: 'Rapid M1-Red',
          price: '34.0000',
        },
        ...{
          categories: 'Default Category/Gear,Default Category/Gear/Mice',
          description: html,
          special_price: '29.9500',
        },
        ...{
          product_online: '1',
          visibility: 'Not Visible Individually',
          base_image: '/m/a.png',
          qty: '100.0000',
        },
        additional_attributes: `manufacturer=${brand},color=Red`,
        additional_images: '/m/a.png,/m/b.png,/m/c.png',
      },
      {
        ...{
          sku: 'MB',
          attribute_set_code: 'Gear',
          product_type: 'configurable',
          name: 'Rapid M1',
          base_image: '/m/a.png',
        },
        ...{ categories: 'Default Category/Gear/Mice', product_online: '1', qty: '0.0000' },
      },
      {
        ...{
          sku: 'PAD',
          product_type: 'simple',
          name: 'Rapid Pad',
          categories: 'Default Category/Gear/Mouse Pads',
        },
        ...{ price: '9', product_online: '2', base_image: '/m/a.png', qty: '', is_in_stock: '1' },
        additional_attributes: `brand=${other}`,
      },
    ]),
    saved: [
      ['Rapid M1-Red', 'mouse', 2995, 100, { images: 3, description: read }],
      ['Rapid Pad', 'mousepad', 900, 6, { hidden: true }],
    ],
    answers: { stock: { 'in stock': '6' } },
  },
  'medusa-template': {
    profile: 'medusa',
    file: fileOf(
      headers['medusa-template'],
      [
        {
          ...{
            'Product Id': 'p1',
            'Product Handle': 'coral',
            'Product Title': 'Coral Keyboard',
            'Product Thumbnail': at('a.png'),
          },
          ...{
            'Variant Title': 'Blue',
            'Option 1 Name': 'Switch',
            'Option 1 Value': 'Blue',
            'Variant SKU': 'CK-B',
          },
          'Variant Inventory Quantity': '4',
        },
        {
          ...{ 'Product Id': 'p1', 'Product Handle': 'coral', 'Product Title': 'Coral Keyboard' },
          ...{
            'Variant Title': 'Red',
            'Option 1 Name': 'Switch',
            'Option 1 Value': 'Red',
            'Variant SKU': 'CK-R',
          },
          'Variant Inventory Quantity': '',
        },
      ],
      { delimiter: ';' },
    ),
    saved: [
      ['Coral Keyboard Blue', 'keyboard', 1900, 4, { sku: 'CK-B' }],
      ['Coral Keyboard Red', 'keyboard', 1900, 2],
    ],
    // It has no prices at all.
    answers: { brand: { '': brand }, stock: { '': '2' }, price: { '': '19' } },
  },
  'meta-feed-ar': {
    profile: 'meta',
    file: fileOf(headers['meta-feed-ar'], [
      {
        ...{
          ID: 'M1',
          Title: 'Delta Headset',
          Price: '352 AED',
          Image: at('a.png'),
          Availability: 'in stock',
        },
        ...{ Brand: brand, Category: 'Headphones', URL: at('x') },
      },
      {
        ...{ ID: 'M2', Title: 'Delta Mouse', Price: '110 AED', Sale_Price: '88 AED', Image: at('b.png') },
        ...{ Availability: 'out of stock', Brand: brand, Category: 'Mice' },
      },
    ]),
    saved: [
      ['Delta Headset', 'headphone', 9600, 10],
      ['Delta Mouse', 'mouse', 2400, 0],
    ],
    answers: { stock: { 'in stock': '10' }, currency: { AED: '3.6667' } },
  },
  'wix-or-meta-computers': {
    profile: 'google',
    file: fileOf(headers['wix-or-meta-computers'], [
      {
        ...{
          id: 'W1',
          title: 'Lotus Keyboard',
          availability: 'in stock',
          condition: 'new',
          price: '$1,299.00',
        },
        ...{
          link: at('1'),
          image_link: at('a.png'),
          brand,
          inventory: '4',
          quantity_to_sell_on_facebook: '4',
        },
      },
      {
        id: 'W2',
        title: 'Lotus Monitor 24',
        availability: 'in stock',
        price: '$99',
        image_link: at('b.png'),
        brand,
      },
    ]),
    saved: [
      ['Lotus Keyboard', 'keyboard', 129900, 4],
      ['Lotus Monitor 24', 'monitor', 9900, 7],
    ],
    answers: { stock: { 'in stock': '7' } },
  },
  'a Google feed in XML': {
    profile: 'google',
    file: feed(
      `<g:id>X1</g:id><title>Cove Mouse</title><description><![CDATA[${html}]]></description><link>${at('1')}</link>
       <g:image_link>${at('a.png')}</g:image_link><g:additional_image_link>${at('b.png')}</g:additional_image_link>
       <g:additional_image_link>${at('c.png')}</g:additional_image_link><g:price>25.00 USD</g:price>
       <g:availability>in_stock</g:availability><g:brand>${brand}</g:brand><g:product_type>Gear &gt; Mice</g:product_type>
       <g:shipping><g:country>KH</g:country><g:price>5 USD</g:price></g:shipping>`,
      `<g:id>X2</g:id><title>Cove Monitor</title><link>${at('2')}</link><g:image_link>${at('b.png')}</g:image_link>
       <g:price>200 USD</g:price><g:sale_price>180 USD</g:sale_price><g:availability>out_of_stock</g:availability>
       <g:brand>${other}</g:brand>`,
    ),
    saved: [
      ['Cove Mouse', 'mouse', 2500, 8, { images: 3, description: read }],
      ['Cove Monitor', 'monitor', 18000, 0],
    ],
    answers: { stock: { 'in stock': '8' } },
  },
  'a Meta feed in XML': {
    profile: 'google',
    file: feed(
      `<g:id>Y1</g:id><g:title>Bay Headset</g:title><g:link>${at('1')}</g:link><g:image_link>${at('a.png')}</g:image_link>
       <g:price>30.00 USD</g:price><g:availability>in stock</g:availability><g:inventory>6</g:inventory>
       <g:brand>${brand}</g:brand><g:google_product_category>Electronics &gt; Audio &gt; Headphones</g:google_product_category>`,
    ),
    saved: [['Bay Headset', 'headphone', 3000, 6]],
  },
  'an Atom feed': {
    profile: 'google',
    file: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
      <title>Shop</title><entry><g:id>Z1</g:id><title>Rapids Keyboard</title><link href="${at('1')}"/>
      <g:image_link>${at('a.png')}</g:image_link><g:price>70 USD</g:price><g:availability>in stock</g:availability>
      <g:quantity>3</g:quantity><g:brand>${brand}</g:brand></entry></feed>`,
    saved: [['Rapids Keyboard', 'keyboard', 7000, 3]],
  },
  'a feed parted by tabs with several images': {
    profile: 'google',
    file: [
      'id\ttitle\tlink\timage_link\tadditional_image_link\tprice\tavailability\tbrand\tinventory\titem_group_id\tcolor',
      `T1\tDock Mouse\t${at('1')}\t${at('a.png')}\t${at('b.png')},${at('c.png')}\t12 USD\tin stock\t${brand}\t4\tT\tRed`,
      `T2\tDock Mouse\t${at('1')}\t${at('b.png')}\t\t12 USD\tin stock\t${brand}\t0\tT\tBlue`,
    ].join('\r\n'),
    saved: [
      ['Dock Mouse Red', 'mouse', 1200, 4, { images: 3 }],
      ['Dock Mouse Blue', 'mouse', 1200, 0, { images: 1 }],
    ],
  },
});

const feed = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><link>${at('')}</link>
${items.map((item) => `<item>${item}</item>`).join('\n')}
</channel></rss>`;
