#!/usr/bin/python3
"""A WebKitGTK window for the driver that can be as narrow as a phone: the driver's own browser is at least 447 pixels wide."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# The driver does not report errors in a page, so the page collects them itself.
RECORD_FAULTS = """
window.faults = [];
addEventListener("error", ({ message, target }) => faults.push(message ?? `not loaded: ${target.src ?? target.href}`), true);
addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => faults.push(`policy: ${violatedDirective} ${blockedURI}`));
for (const level of ["error", "warn"]) {
  const print = console[level];
  console[level] = (...words) => (faults.push(words.join(" ")), print(...words));
}
"""


def open_view(session, context, window):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            RECORD_FAULTS, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    view.connect("close", lambda _: Gtk.main_quit())
    window.add(view)
    window.show_all()
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    window = Gtk.Window(default_width=1280, default_height=800)
    session.connect("create-web-view", open_view, context, window)


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager(is_ephemeral=True))
context.set_automation_allowed(True)
context.connect("automation-started", start)
Gtk.main()
