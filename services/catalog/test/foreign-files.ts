/** Files as other programs write them, each of one or two products, by whom they are from. */
interface ForeignFile {
  profile: string | null;
  text: string;
  /** What is in it: names with category, price and stock. */
  products: [name: string, category: string, price: number, stock: number][];
  /** What words of it mean, as a person says. */
  values?: {
    category?: Record<string, string>;
    brand?: Record<string, string>;
    stock?: Record<string, string>;
  };
}

const shopify =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image';
const woo =
  'ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"';
const prestashop =
  'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;Reference #;Supplier;Manufacturer;EAN13;Quantity;Minimal quantity;Summary;Description;Image URLs (x,y,z...)';

/** The brand is the same in all, so that it is there. */
export const foreignFiles = (brand: string): Record<string, ForeignFile> => ({
  shopify: {
    profile: 'shopify',
    text: [
      shopify,
      `naga,Naga Pro,"<p>Fast&nbsp;mouse</p>",${brand},Gaming Mice,,TRUE,Color,Black,,,NP-1,80,12,59.90,79.90,'8801,p.png,1,`,
      'naga,,,,,,,,White,,,NP-2,80,3,59.90,,,p.png,2,',
      'naga,,,,,,,,,,,,,,,,,p.png,3,',
      `deck,Desk Pad,,${brand},Mouse Pads,,FALSE,Title,Default Title,,,DP-1,200,5,19.00,,,p.png,1,`,
    ].join('\r\n'),
    products: [
      ['Naga Pro Black', 'mouse', 59.9, 12],
      ['Naga Pro White', 'mouse', 59.9, 3],
      ['Desk Pad', 'mousepad', 19, 5],
    ],
  },
  woocommerce: {
    profile: 'woocommerce',
    text: [
      woo,
      `44,variable,HOOD,"Tide Headset",1,0,,A headset,1,,,,"Audio > Headphones",,p.png,,Colour,"Blue, Red"`,
      `45,variation,HOOD-B,"Tide Headset - Blue",1,0,,,1,7,24,30,,,p.png,id:44,Colour,Blue`,
      `46,simple,MON,"Wide 27",1,0,,,1,,,199.5,"Screens, Monitors",,p.png,,,`,
    ].join('\n'),
    products: [
      ['Tide Headset - Blue', 'headphone', 24, 7],
      ['Wide 27', 'monitor', 199.5, 1],
    ],
    values: { brand: { '': brand }, stock: { 'in stock': '1' } },
  },
  prestashop: {
    profile: 'prestashop',
    text: [
      prestashop,
      `1;1;Clavier Azur;Home,Claviers,Clavier;49.00;1;20;CA-1;S;${brand};3760001;9;1;Court;"<p>Un clavier</p>";p.png`,
    ].join('\n'),
    products: [['Clavier Azur', 'keyboard', 49, 9]],
  },
  magento: {
    profile: 'magento',
    text: [
      'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,base_image,additional_attributes,qty,is_in_stock',
      `24-MB,,Gear,configurable,Default Category/Gear/Mice,Rapid,,1,"Catalog, Search",34.0000,,p.png,,0.0000,1`,
      `24-MB01,,Gear,simple,"Default Category/Gear,Default Category/Gear/Mice",Rapid M1,Light,1,"Catalog, Search",34.0000,29.9500,p.png,"brand=${brand},color=Red",100.0000,1`,
    ].join('\n'),
    products: [['Rapid M1', 'mouse', 29.95, 100]],
  },
  medusa: {
    profile: 'medusa',
    text: [
      'Product Id;Product Handle;Product Title;Product Description;Product Thumbnail;Variant Title;Option 1 Name;Option 1 Value;Variant SKU;Variant Inventory Quantity;Price USD;Product Type',
      'p1;coral;Coral Keyboard;Clicks;p.png;Blue;Switch;Blue;CK-B;4;80;Keyboards',
      'p1;coral;Coral Keyboard;Clicks;p.png;Red;Switch;Red;CK-R;6;82;Keyboards',
    ].join('\n'),
    products: [
      ['Coral Keyboard Blue', 'keyboard', 80, 4],
      ['Coral Keyboard Red', 'keyboard', 82, 6],
    ],
    values: { brand: { '': brand } },
  },
  vendure: {
    profile: 'vendure',
    text: [
      'name ,slug ,description ,assets ,facets ,optionGroups ,optionValues ,sku ,price ,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
      'Reef Mouse,reef-mouse,Quick,p.png,category:electronics|category:mice,colour,grey,RM-G,35.00,standard,100,false,,',
      ',,,,,,red,RM-R,36.00,standard,90,false,,',
    ].join('\n'),
    products: [
      ['Reef Mouse grey', 'mouse', 35, 100],
      ['Reef Mouse red', 'mouse', 36, 90],
    ],
    values: { brand: { '': brand } },
  },
  loyverse: {
    profile: 'loyverse',
    text: [
      'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Cost,Barcode,Track stock,Available for sale [Shop],Price [Shop],In stock [Shop],Low stock [Shop],"Tax - ""VAT"" (8%)"',
      'pearl,10001,Pearl Earbuds,Audio,,N,,,10,885,Y,Y,25,14,2,N',
    ].join('\n'),
    products: [['Pearl Earbuds', 'headphone', 25, 14]],
    values: { category: { audio: 'headphone' }, brand: { '': brand } },
  },
  etsy: {
    profile: 'etsy',
    text: [
      'TITOLO,DESCRIZIONE,PREZZO,CURRENCY_CODE,QUANTITÀ,TAG,MATERIALI,IMMAGINE1,IMMAGINE2,"TIPO VARIANTE 1",SKU',
      '"Tappetino per mouse",Feltro,18.50,USD,3,"mouse,feltro",Feltro,p.png,q.png,,TM-1',
    ].join('\n'),
    products: [['Tappetino per mouse', 'mousepad', 18.5, 3]],
    values: { category: { '': 'mousepad' }, brand: { '': brand } },
  },
  google: {
    profile: 'google',
    text: [
      'id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tbrand\tcategory\tcondition\tgtin\tmpn\tquantity',
      `G1\tWave Monitor\tWide\thttps://shop.example/1\tp.png\t120.00 USD\t99.00 USD\tin stock\t${brand}\tElectronics > Monitors\tnew\t4006381333931\t\t8`,
    ].join('\n'),
    products: [['Wave Monitor', 'monitor', 99, 8]],
  },
  meta: {
    profile: 'meta',
    text: [
      'ID,Title,Description,Price,Sale_Price,Image,Availability,Brand,Category,URL',
      `M1,Delta Headset,Loud,45 USD,,p.png,in stock,${brand},Headphones,https://shop.example/1`,
    ].join('\n'),
    products: [['Delta Headset', 'headphone', 45, 10]],
    values: { stock: { 'in stock': '10' } },
  },
  'a feed of computers': {
    profile: 'google',
    text: [
      'id,title,description,availability,condition,price,link,image_link,brand,inventory,quantity_to_sell_on_facebook',
      `W1,Lotus Keyboard,Soft,in stock,new,"$1,299.00",https://shop.example/1,p.png,${brand},4,4`,
    ].join('\n'),
    products: [['Lotus Keyboard', 'keyboard', 1299, 4]],
    values: { category: { '': 'keyboard' } },
  },
  'a list of parts': {
    profile: null,
    text: [
      'name,price,tracking_method,connection_type,max_dpi,hand_orientation,color',
      'Orca G5,39.99,Optical,Wired,16000,Right,Black',
    ].join('\n'),
    products: [['Orca G5', 'mouse', 39.99, 2]],
    values: { category: { '': 'mouse' }, brand: { '': brand }, stock: { '': '2' } },
  },
  'a Khmer list': {
    profile: null,
    text: ['ឈ្មោះទំនិញ,ប្រភេទ,ម៉ាក,តម្លៃ,ចំនួន,រូបភាព', `កណ្ដុរលឿន,កណ្ដុរ,${brand},20,5,p.png`].join('\n'),
    products: [['កណ្ដុរលឿន', 'mouse', 20, 5]],
  },
});
