// A stand-in for Chatwoot's web widget SDK, with its published calls. A call that the real one would refuse, or would not understand, is told
// to the server as a fault.
;(() => {
  const KNOWN_SETTINGS = ['hideMessageBubble', 'position', 'locale', 'type', 'darkMode', 'showPopoutButton']
  let base = ''
  const fault = (words) => void fetch(`${base}/faults`, { method: 'POST', body: words })
  const post = (event, value) => {
    const frame = document.getElementById('chatwoot_live_chat_widget')
    frame.contentWindow.postMessage(`chatwoot-widget:${JSON.stringify({ event, ...value })}`, '*')
  }
  const holder = document.createElement('div')
  const bubbles = document.createElement('div')
  const addressOf = (websiteToken) => {
    const kept = /(?:^|; )cw_conversation=([^;]+)/.exec(document.cookie)?.[1]
    return `${base}/widget?website_token=${websiteToken}${kept === undefined ? '' : `&cw_conversation=${kept}`}`
  }
  const show = (isOpen) => {
    window.$chatwoot.isOpen = isOpen
    holder.className = `woot-widget-holder woot-elements--right woot-widget--without-bubble${isOpen ? '' : ' woot--hide'}`
  }
  const run = ({ baseUrl, websiteToken }) => {
    if (window.$chatwoot) return
    base = baseUrl
    const settings = window.chatwootSettings ?? {}
    for (const name of Object.keys(settings)) if (!KNOWN_SETTINGS.includes(name)) fault(`setting ${name}`)
    const style = document.createElement('style')
    style.innerHTML = '.woot-widget-holder { position: fixed !important }'
    document.body.appendChild(style)
    window.$chatwoot = {
      baseUrl,
      websiteToken,
      hasLoaded: false,
      isOpen: false,
      toggle: (state) => {
        if (state !== undefined && state !== 'open' && state !== 'close') fault(`toggle ${state}`)
        show(state === undefined ? !window.$chatwoot.isOpen : state === 'open')
      },
      setUser: (identifier, user) => {
        if (!window.$chatwoot.hasLoaded) fault('setUser before chatwoot:ready')
        if (typeof identifier !== 'string' && typeof identifier !== 'number')
          throw new Error('Identifier should be a string or a number')
        if (!user.avatar_url && !user.email && !user.name) throw new Error('User object should have one of the keys')
        document.cookie = `cw_user_${websiteToken}=${identifier}; Path=/`
        post('set-user', { identifier, user })
      },
      setCustomAttributes: (customAttributes) => {
        if (Object.keys(customAttributes ?? {}).length === 0)
          throw new Error('Custom attributes should have atleast one key')
        post('set-custom-attributes', { customAttributes })
      },
      reset: () => {
        if (window.$chatwoot.isOpen) show(false)
        document.cookie = 'cw_conversation=; Max-Age=0; Path=/'
        document.cookie = `cw_user_${websiteToken}=; Max-Age=0; Path=/`
        document.getElementById('chatwoot_live_chat_widget').src = addressOf(websiteToken)
        window.$chatwoot.resetTriggered = true
      },
    }
    show(false)
    const frame = document.createElement('iframe')
    frame.id = 'chatwoot_live_chat_widget'
    frame.src = addressOf(websiteToken)
    holder.appendChild(frame)
    document.body.appendChild(holder)
    bubbles.id = 'cw-bubble-holder'
    bubbles.className = settings.hideMessageBubble ? 'woot--bubble-holder woot-hidden' : 'woot--bubble-holder'
    document.body.appendChild(bubbles)
  }
  window.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || !data.startsWith('chatwoot-widget:')) return
    const message = JSON.parse(data.slice('chatwoot-widget:'.length))
    if (message.event === 'toggleBubble') return show(!window.$chatwoot.isOpen)
    if (message.event !== 'loaded') return
    document.cookie = `cw_conversation=${message.config.authToken}; Path=/; SameSite=Lax`
    window.$chatwoot.hasLoaded = true
    window.dispatchEvent(new Event('chatwoot:ready'))
  })
  window.chatwootSDK = { run }
})()
