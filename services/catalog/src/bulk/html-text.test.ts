import { htmlText } from './html-text.js';

it.each([
  ['paragraphs', '<p>One.</p><p>Two &amp; three.</p>', 'One.\n\nTwo & three.'],
  ['line breaks', 'One<br>two<br/>three<BR />four', 'One\ntwo\nthree\nfour'],
  [
    'lists',
    '<p>Has:</p><ul><li>A wheel</li><li class="x">Two <b>keys</b></li></ul>',
    'Has:\n\n• A wheel\n• Two keys',
  ],
  ['numbered lists', '<ol><li>First</li><li>Second</li></ol>', '1. First\n2. Second'],
  [
    'pasted styles',
    '<style>p{color:red}</style><div style="font-family: Arial;"><span lang="km">ម៉ៅស៍</span>&nbsp;ល្អ</div>',
    'ម៉ៅស៍ ល្អ',
  ],
  [
    'links and images',
    '<a href="https://x.example/?a=1">Manual</a> <img src="a.png" alt="A">here',
    'Manual here',
  ],
  ['headings', '<h2>Size</h2><p>27&quot; wide</p>', 'Size\n\n27" wide'],
  ['tables', '<table><tr><th>DPI</th><td>800</td></tr></table>', 'DPI   800'],
  ['characters alone', 'AT&amp;T &lt;3\nmice &#8211; good', 'AT&T <3\nmice – good'],
  ['letters with accents and signs alone', 'Caf&eacute;, &euro;5 &hearts;', 'Café, €5 ♥'],
  ['HTML of HTML', '&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;', 'One\n\nTwo'],
  ['tags that are never closed', '<p>One<p>Two<li>Three', 'One\n\nTwo\n• Three'],
  ['sections', '<section>One</section><section>Two</section>', 'One\nTwo'],
  ['quotations', 'So:<blockquote>Light</blockquote>', 'So:\n\nLight'],
  ['terms', '<dl><dt>DPI</dt><dd>1600</dd></dl>', 'DPI\n1600'],
  ['what word processors write', '<o:p>Word</o:p>', 'Word'],
  ['attributes without a value', '<details open><summary>More</summary>Light</details>', 'More\nLight'],
  ['comments', '<!-- c -->Hi', 'Hi'],
  ['frames', 'Look<iframe src="https://x.example"></iframe>', 'Look'],
  ['speech of tags', 'Write &lt;b&gt; to make text bold', 'Write <b> to make text bold'],
  ['speech of tags in HTML', '<p>Write &lt;b&gt;bold&lt;/b&gt;</p>', 'Write <b>bold</b>'],
  ['HTML of HTML of HTML', '&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;', 'One'],
  ['what a feed has around it', '<![CDATA[<p>One</p>]]>', 'One'],
  ['blanks of no width between Khmer words', '<p>ខ្មែរ&#8203;ភាសា\u200Bល្អ</p>', 'ខ្មែរ\u200Bភាសា\u200Bល្អ'],
  ['elements of any name that are closed', '<time>9:00</time> <my-tab>One</my-tab>', '9:00 One'],
  ['elements of any name with values', 'See <lite-video id="x"> now', 'See now'],
  [
    'tables without their own tags',
    '<tr><td>DPI</td><td>800</td></tr><tr><td>Red</td></tr>',
    'DPI   800\nRed',
  ],
  ['captions', '<table><caption>Size</caption><tr><td>800</td></tr></table>', 'Size\n\n800'],
  ['choices', '<select><option>Red</option><option>Blue</option></select>', 'Red\nBlue'],
  ['lines of a text that is only bold', 'One <b>bold</b>\n\nTwo\n- three', 'One bold\n\nTwo\n- three'],
  [
    'blank lines behind bold words',
    'One <b>bold</b>\n\n<i>Two</i>\n<ul><li>Three</li></ul>\n\nFour',
    'One bold\n\nTwo\n• Three\n\nFour',
  ],
  ['blank lines beside lists', 'One\n\nTwo\n<ul>\n<li>Three</li>\n</ul>', 'One\n\nTwo\n• Three'],
  ['scripts', 'Fine<br><script>alert(1)</script>', 'Fine'],
])('%s become text', (_, html, text) => {
  expect(htmlText(html)).toBe(text);
});

it.each([
  'Weighs < 100 g & costs > 1',
  'I <3 mice',
  'a<b and c>d',
  '<DPI> 800\r\n\r\n\r\n\r\n  kept ',
  'x & y; AT&T &notes;',
  'Hold <Fn>, then <Enter>',
  'R&D;  two   blanks &nosuchname; kept',
  'https://x.example/?a=1&copy=2&eacute=3',
  '',
])('a text that is no HTML stays as it is: %j', (text) => {
  expect(htmlText(text)).toBe(text);
});

it.each([
  ['tags that are never closed', '<b>'.repeat(3_000) + 'One', 'One'],
  ['lists in lists', '<ul><li>'.repeat(2_000) + 'One<p>Two', 'One\nTwo'],
  ['closed ones', `${'<div>'.repeat(2_000)}One &amp; two${'</div>'.repeat(2_000)}`, 'One & two'],
  ['unseen ones', `<script>x</script>${'<i>'.repeat(2_000)}One`, 'One'],
])('is read however deep it is nested: %s', (_, html, text) => {
  expect(htmlText(html)).toBe(text);
});
